/** Gems, rudraksha, mantras, names, numbers. docs/guide-topics.md says how it is written. */
export default `
# gem-ruby astro
@names
en: ruby, manik stone, manikya
hi: माणिक, माणिक्य, रूबी
hg: manik, manikya, ruby ratna
@ask
en: who should wear a ruby | in which finger is ruby worn | which metal for manik | which day to wear ruby | side effects of wearing ruby | is a ruby needed for weak sun | cost of ruby, is it worth it | can ruby be worn with pearl | my astrologer says a ruby will get me a government job | manik stone benefits | ruby for which rashi | ruby finger and day | is ruby good for simha rashi | how many ratti ruby should be | who should not wear ruby | ruby mantra and time to wear | which stones not to wear with ruby | substitute of ruby | on which day and finger ruby | ruby substitute cheaper stone | how to test if ruby is original | ruby price per ratti | what is ruby believed to give
en: is it ok to put on ruby without an astrologer looking at the chart | whose stone is ruby and which metal suits it | since I wear ruby things go wrong should I remove it | how to recognise a genuine ruby
hi: माणिक किसे पहनना चाहिए | माणिक किस उँगली में पहनें | माणिक किस धातु में पहनें | माणिक किस दिन पहनें | माणिक पहनने के नुक़सान | सूर्य कमज़ोर हो तो माणिक पहनें क्या | माणिक कितने का आता है | माणिक के साथ मोती पहन सकते हैं क्या | सरकारी नौकरी के लिए माणिक | माणिक रत्न के फ़ायदे | माणिक किस राशि के लिए | माणिक कौन सी उँगली | सिंह राशि और माणिक | माणिक कितने रत्ती का पहनें | माणिक किसे नहीं पहनना चाहिए | माणिक पहनने का मंत्र और समय | माणिक के साथ कौन सा रत्न न पहनें | माणिक का विकल्प कौन सा है | माणिक किस उंगली में किस दिन | माणिक का उपरत्न सस्ता विकल्प | असली माणिक की पहचान कैसे करें | माणिक कितने रुपये रत्ती आता है | माणिक किस काम आता है ऐसा मानते हैं
hi: किसी को जन्मपत्री दिखाए बिना माणिक डाल लूँ क्या | माणिक किसका रत्न है और कौन सी धातु में बनवाएँ | माणिक पहनने के बाद परेशानी है उतार दूँ क्या | खरा माणिक पहचानने का तरीका
hg: manik kisko pehnna chahiye | manik kis ungli me pehne | manik kis dhatu me pehne | manik kis din pehne | manik pehnne ke nuksan | surya kamjor ho to manik pehne kya | manik kitne ka aata hai | manik ke sath moti pehen sakte hai kya | ruby pehnne se kya hota hai | manik ratna ke fayde | manik kis rashi ke liye | manik kaun si ungli | singh rashi ko manik pehnna chahiye | manik kitne ratti ka pehne | manik kise nahi pehanna chahiye | manik pehanne ka mantra aur samay | manik ke saath konsa ratna na pehne | manik ka vikalp konsa hai | manik kis ungli me kis din | manik ka uparatna sasta option | asli manik ki pehchan kaise kare | manik kitne rupaye ratti aata hai | manik kis liye pehente hai
hg: bina patri dikhaye manik daal sakte hai kya | manik kiska ratan hai kis dhatu me banwaye | manik pehenne ke baad dikkat ho rahi utar du kya | khara manik kaise pehchane
@who modern disputed JYOTISH
en: Most give ruby to Mesh, Simha, Vrishchik and Dhanu lagna; Vrishabh, Mithun, Kanya, Tula, Makar and Kumbh are mostly told to leave it. Lists differ, so have the kundli seen before wearing it, and never go by the name or rashi alone.
hi: ज़्यादातर माणिक मेष, सिंह, वृश्चिक और धनु लग्न को देते हैं; वृषभ, मिथुन, कन्या, तुला, मकर, कुंभ को प्रायः मना करते हैं। सूचियाँ अलग हैं, इसलिए पहनने से पहले कुंडली दिखाएँ; केवल नाम या राशि से नहीं।
hg: Zyadatar manik Mesh, Simha, Vrishchik aur Dhanu lagna ko dete hain; Vrishabh, Mithun, Kanya, Tula, Makar, Kumbh ko aksar mana karte hain. Soochiyan alag hain, isliye pehnne se pehle kundli dikhayein; keval naam ya rashi se nahi.
@how modern most JYOTISH
en: Ruby is the stone of Surya: worn by custom on the ring finger, in gold or copper, on a Sunday morning after sunrise. Red spinel, garnet or red agate are the cheaper stand-ins.
hi: माणिक सूर्य का रत्न है: रिवाज में अनामिका में, सोने या ताँबे में, रविवार को सूर्योदय के बाद पहनते हैं। लाल स्पिनल, गार्नेट या लाल हक़ीक़ इसके सस्ते विकल्प हैं।
hg: Manik Surya ka ratna hai: riwaz me anamika me, sone ya tambe me, Ravivar ko suryoday ke baad pehnte hain. Laal spinel, garnet ya laal hakik iske saste vikalp hain.
@ok modern most JYOTISH
en: Ruby is not necessary, and nobody can promise a job or health from it; take it off whenever you like, without fear. By custom it may be worn together with pearl, coral and yellow sapphire, but not with diamond, blue sapphire and gomed.
hi: माणिक ज़रूरी नहीं, और उससे नौकरी या सेहत का वादा कोई नहीं कर सकता; जब चाहें बिना डर उतार दें। रिवाज में मोती, मूँगे और पुखराज के साथ पहन सकते हैं, हीरे, नीलम और गोमेद के साथ नहीं।
hg: Manik zaroori nahi, aur usse naukri ya sehat ka vaada koi nahi kar sakta; jab chahein bina darr utaar dein. Riwaz me moti, moonge aur pukhraj ke saath pehen sakte hain, heere, neelam aur gomed ke saath nahi.
@which modern disputed JYOTISH
en: By custom ruby, Surya's stone, is worn in gold or copper on the ring finger, 3 to 6 ratti, first worn on a Sunday within an hour after sunrise with Om Suryaya Namah 108 times. It is not worn together with diamond, blue sapphire and gomed.
hi: रिवाज में माणिक, सूर्य का रत्न, 3 से 6 रत्ती सोने या ताँबे में, अनामिका उँगली में, रविवार को सूर्योदय के एक घंटे में ॐ सूर्याय नमः 108 बार कहकर पहनते हैं। हीरे, नीलम और गोमेद के साथ नहीं पहनते।
hg: Riwaz me manik, Surya ka ratna, 3 se 6 ratti sone ya tambe dhatu me, anamika (ring finger) me, Ravivar ko suryoday ke ek ghante me Om Suryaya Namah 108 baar kehkar pehnte hain. Heere, neelam aur gomed ke saath nahi pehnte.
@what modern most JYOTISH
en: Ruby is the red gem of Surya, believed to support confidence, father and standing. It is a belief of custom; no stone has been shown to change a life, and none is owed to a planet.
hi: माणिक सूर्य का लाल रत्न है, जिससे आत्मविश्वास, पिता और मान जोड़े जाते हैं। यह परंपरा का विश्वास है; किसी रत्न से जीवन बदलना सिद्ध नहीं, और किसी ग्रह को रत्न देना ज़रूरी नहीं।
hg: Manik Surya ka laal ratna hai, jisse aatmavishwas, pita aur maan jode jaate hain. Yeh parampara ka vishwas hai; kisi ratna se jeevan badalna siddh nahi, aur kisi grah ke liye ratna zaroori nahi.
@cost modern most JYOTISH
en: The cheaper substitutes, or alternatives (uparatna), of ruby are red garnet, red spinel or red tourmaline. Prices differ widely by colour, clarity, treatment and weight; treated ones cost hundreds of rupees, fine untreated ones many thousands. Never buy on loan.
hi: माणिक के सस्ते विकल्प (उपरत्न, सस्ता पत्थर) हैं लाल गार्नेट (तामड़ा), लालड़ी (स्पिनेल) या लाल टूरमलीन। दाम रंग, सफ़ाई, उपचार और वज़न से बहुत बदलते हैं; उपचारित सैकड़ों रुपये में, अच्छे बिना उपचार के हज़ारों में। उधार लेकर कभी न ख़रीदें।
hg: Manik ke saste vikalp (uparatna, sasta option) hain laal garnet (tamda), laldi (spinel) ya laal tourmaline. Daam rang, safai, treatment aur wazan se bahut badalte hain; treated saikdon rupaye me, achhe bina treatment ke hazaron me. Udhaar lekar kabhi na kharidein.
@do modern wide SENSE
en: Whether it is real or fake, original or glass, only a gem laboratory's report tells; you cannot know or identify it at home. Ask for report and bill before paying. Glass-filled, heated and lab-grown rubies are common; bubbles inside hint at glass.
hi: असली है या नकली, यह केवल रत्न प्रयोगशाला की रिपोर्ट बताती है; घर पर पहचान नहीं होती। पैसे देने से पहले रिपोर्ट और बिल लें। काँच भरे, गरम किए और लैब के माणिक आम हैं; भीतर बुलबुले काँच का संकेत हैं।
hg: Asli hai ya nakli, yeh keval gem lab ki report batati hai; ghar par pehchan nahi hoti. Paise dene se pehle report aur bill lein. Kaanch bhare, garam kiye aur lab ke manik aam hain; andar bulbule kaanch ka sanket hain.
@see graha-surya

# gem-pearl astro
@names
en: pearl, moti stone, pearl ring
hi: मोती, मोती रत्न, मोती की अँगूठी
hg: moti, moti ratna, moti ki anguthi
@ask
en: who should wear pearl | in which finger should pearl be worn | pearl in gold or silver | which day to wear moti | does pearl calm anger | side effects of pearl | should men wear pearl | pearl for my angry child is it good | how to check a real pearl | moti stone benefits | pearl for which rashi | pearl for calm mind | pearl little finger silver | how many ratti pearl should be | who should not wear pearl | pearl mantra and time to wear | which stones not to wear with pearl | substitute of pearl | on which day and finger pearl | pearl substitute cheaper stone | how to test if pearl is original | pearl price per ratti | what is pearl believed to give
en: is it ok to put on pearl without an astrologer looking at the chart | whose stone is pearl and which metal suits it | since I wear pearl things go wrong should I remove it | how to recognise a genuine pearl
hi: मोती किसे पहनना चाहिए | मोती किस उँगली में पहनें | मोती चाँदी में पहनें या सोने में | मोती किस दिन पहनें | मोती पहनने से ग़ुस्सा कम होता है क्या | मोती पहनने के नुक़सान | बच्चे को मोती पहना सकते हैं | असली मोती की पहचान | मोती किस राशि वाले पहनें | मोती के फ़ायदे | कर्क राशि मोती | मोती छोटी उँगली में क्यों | चंद्रमा के लिए मोती | मोती कितने रत्ती का पहनें | मोती किसे नहीं पहनना चाहिए | मोती पहनने का मंत्र और समय | मोती के साथ कौन सा रत्न न पहनें | मोती का विकल्प कौन सा है | मोती किस उंगली में किस दिन | मोती का उपरत्न सस्ता विकल्प | असली मोती की पहचान कैसे करें | मोती कितने रुपये रत्ती आता है | मोती किस काम आता है ऐसा मानते हैं
hi: किसी को जन्मपत्री दिखाए बिना मोती डाल लूँ क्या | मोती किसका रत्न है और कौन सी धातु में बनवाएँ | मोती पहनने के बाद परेशानी है उतार दूँ क्या | खरा मोती पहचानने का तरीका
hg: moti kisko pehnna chahiye | moti kis ungli me pehne | moti chandi me pehne ya sone me | moti kis din pehne | moti pehnne se gussa kam hota hai kya | moti pehnne ke nuksan | bacche ko moti pehna sakte hai kya | asli moti ki pehchan | moti kis rashi wale pehne | ladke moti pehen sakte hai kya | moti ke fayde | kark rashi moti | moti choti ungli me kyu | chandra ke liye moti | moti kitne ratti ka pehne | moti kise nahi pehanna chahiye | moti pehanne ka mantra aur samay | moti ke saath konsa ratna na pehne | moti ka vikalp konsa hai | moti kis ungli me kis din | moti ka uparatna sasta option | asli moti ki pehchan kaise kare | moti kitne rupaye ratti aata hai | moti kis liye pehente hai
hg: bina patri dikhaye moti daal sakte hai kya | moti kiska ratan hai kis dhatu me banwaye | moti pehenne ke baad dikkat ho rahi utar du kya | khara moti kaise pehchane
@who modern disputed JYOTISH
en: Most give pearl to Kark, Mesh, Vrishchik and Meen lagna; Vrishabh, Mithun, Simha, Dhanu and Kumbh are told to ask first. Lists differ, so have the kundli seen before wearing it, and never go by the name or rashi alone.
hi: ज़्यादातर मोती कर्क, मेष, वृश्चिक और मीन लग्न को देते हैं; वृषभ, मिथुन, सिंह, धनु, कुंभ को पहले पूछने को कहते हैं। सूचियाँ अलग हैं, इसलिए पहनने से पहले कुंडली दिखाएँ; केवल नाम या राशि से नहीं।
hg: Zyadatar moti Kark, Mesh, Vrishchik aur Meen lagna ko dete hain; Vrishabh, Mithun, Simha, Dhanu, Kumbh ko pehle poochhne ko kehte hain. Soochiyan alag hain, isliye pehnne se pehle kundli dikhayein; keval naam ya rashi se nahi.
@how modern most JYOTISH
en: Pearl is the stone of Chandra: worn by custom on the little finger in silver, on a Monday evening or morning of the bright half. Moonstone is its cheaper stand-in.
hi: मोती चंद्रमा का रत्न है: रिवाज में कनिष्ठा में, चाँदी में, शुक्ल पक्ष के सोमवार को पहनते हैं। मूनस्टोन (चंद्रकांत) इसका सस्ता विकल्प है।
hg: Moti Chandra ka ratna hai: riwaz me kanishtha (chhoti ungli) me, chaandi me, shukla paksh ke Somvar ko pehnte hain. Moonstone iska sasta vikalp hai.
@ok modern most JYOTISH
en: Pearl is not necessary, and nobody can promise calm from it; take it off whenever you like, without fear. By custom it may be worn together with ruby, coral and yellow sapphire, but not with gomed, cat's eye and blue sapphire.
hi: मोती ज़रूरी नहीं, और उससे शांति का वादा कोई नहीं कर सकता; जब चाहें बिना डर उतार दें। रिवाज में माणिक, मूँगे और पुखराज के साथ पहन सकते हैं, गोमेद, लहसुनिया और नीलम के साथ नहीं।
hg: Moti zaroori nahi, aur usse shanti ka vaada koi nahi kar sakta; jab chahein bina darr utaar dein. Riwaz me manik, moonge aur pukhraj ke saath pehen sakte hain, gomed, lehsuniya aur neelam ke saath nahi.
@which modern disputed JYOTISH
en: By custom pearl, Chandra's stone, is worn in silver on the little finger, 4 to 7 ratti, first worn on a Monday morning or evening with Om Somaya Namah 108 times. It is not worn together with gomed, cat's eye and blue sapphire.
hi: रिवाज में मोती, चंद्र का रत्न, 4 से 7 रत्ती चाँदी में, कनिष्ठा उँगली में, सोमवार की सुबह या शाम ॐ सोमाय नमः 108 बार कहकर पहनते हैं। गोमेद, लहसुनिया और नीलम के साथ नहीं पहनते।
hg: Riwaz me moti, Chandra ka ratna, 4 se 7 ratti chaandi dhatu me, kanishtha (chhoti ungli) me, Somvar ki subah ya shaam Om Somaya Namah 108 baar kehkar pehnte hain. Gomed, lehsuniya aur neelam ke saath nahi pehnte.
@what modern most JYOTISH
en: Pearl is the white gem of Chandra, believed to support calm, sleep and the bond with mother. It is a belief of custom; no stone has been shown to change a life, and none is owed to a planet.
hi: मोती चंद्र का सफ़ेद रत्न है, जिससे मन की शांति, नींद और माता का सुख जोड़े जाते हैं। यह परंपरा का विश्वास है; किसी रत्न से जीवन बदलना सिद्ध नहीं, और किसी ग्रह को रत्न देना ज़रूरी नहीं।
hg: Moti Chandra ka safed ratna hai, jisse mann ki shanti, neend aur maata ka sukh jode jaate hain. Yeh parampara ka vishwas hai; kisi ratna se jeevan badalna siddh nahi, aur kisi grah ke liye ratna zaroori nahi.
@cost modern most JYOTISH
en: The cheaper substitutes, or alternatives (uparatna), of pearl are moonstone, white agate or mother of pearl. Prices differ widely by colour, clarity, treatment and weight; treated ones cost hundreds of rupees, fine untreated ones many thousands. Never buy on loan.
hi: मोती के सस्ते विकल्प (उपरत्न, सस्ता पत्थर) हैं चंद्रकांत मणि (मूनस्टोन), सफ़ेद अक़ीक़ या सीप। दाम रंग, सफ़ाई, उपचार और वज़न से बहुत बदलते हैं; उपचारित सैकड़ों रुपये में, अच्छे बिना उपचार के हज़ारों में। उधार लेकर कभी न ख़रीदें।
hg: Moti ke saste vikalp (uparatna, sasta option) hain moonstone, safed akeek ya seep. Daam rang, safai, treatment aur wazan se bahut badalte hain; treated saikdon rupaye me, achhe bina treatment ke hazaron me. Udhaar lekar kabhi na kharidein.
@do modern wide SENSE
en: Whether it is real or fake, original or glass, only a gem laboratory's report tells; you cannot know or identify it at home. Ask for report and bill before paying. Cultured pearls are real pearls and what nearly everybody wears; plastic is light and too even.
hi: असली है या नकली, यह केवल रत्न प्रयोगशाला की रिपोर्ट बताती है; घर पर पहचान नहीं होती। पैसे देने से पहले रिपोर्ट और बिल लें। कल्चर्ड मोती भी सच्चे मोती हैं और प्रायः वही पहने जाते हैं; प्लास्टिक हल्का और एकदम एक-सा होता है।
hg: Asli hai ya nakli, yeh keval gem lab ki report batati hai; ghar par pehchan nahi hoti. Paise dene se pehle report aur bill lein. Cultured moti bhi sachche moti hain aur aksar wahi pehente hain; plastic halka aur ekdum ek jaisa hota hai.
@see graha-chandra

# gem-coral astro
@names
en: red coral, moonga stone, coral ring
hi: मूँगा, मूंगा, मूँगा रत्न, लाल मूँगा
hg: moonga, munga, moonga ratna, lal moonga
@ask
en: who should wear red coral | coral in which finger | moonga in gold silver or copper | which day to wear coral | does red coral remove manglik dosh | side effects of moonga | coral with pearl together | triangle or oval moonga | how many ratti of coral | moonga benefits | coral for which rashi | moonga for manglik | coral ring right hand | how many ratti coral should be | who should not wear coral | coral mantra and time to wear | which stones not to wear with coral | substitute of coral | on which day and finger coral | red coral substitute cheaper stone | how to test if red coral is original | red coral price per ratti | what is red coral believed to give
en: is it ok to put on red coral without an astrologer looking at the chart | whose stone is red coral and which metal suits it | since I wear red coral things go wrong should I remove it | how to recognise a genuine red coral
hi: मूँगा किसे पहनना चाहिए | मूँगा किस उँगली में पहनें | मूँगा किस धातु में पहनें | मूँगा किस दिन पहनें | मूँगा पहनने से मांगलिक दोष ख़त्म होता है क्या | मूँगा पहनने के नुक़सान | तिकोना मूँगा या गोल | मूँगा कितने रत्ती का पहनें | मूँगा और मोती साथ पहन सकते हैं क्या | मूँगा के फ़ायदे | मेष राशि मूँगा | मांगलिक को मूँगा | मूँगा सोने में | मूँगा कितने रत्ती का पहनें | मूँगा किसे नहीं पहनना चाहिए | मूँगा पहनने का मंत्र और समय | मूँगा के साथ कौन सा रत्न न पहनें | मूँगा का विकल्प कौन सा है | मूँगा किस उंगली में किस दिन | मूँगे का उपरत्न सस्ता विकल्प | असली मूँगे की पहचान कैसे करें | मूँगा कितने रुपये रत्ती आता है | मूँगा किस काम आता है ऐसा मानते हैं
hi: किसी को जन्मपत्री दिखाए बिना मूँगा डाल लूँ क्या | मूँगा किसका रत्न है और कौन सी धातु में बनवाएँ | मूँगा पहनने के बाद परेशानी है उतार दूँ क्या | खरा मूँगा पहचानने का तरीका
hg: moonga kisko pehnna chahiye | moonga kis ungli me pehne | moonga kis dhatu me pehne | moonga kis din pehne | moonga pehnne se mangalik dosh khatam hota hai kya | moonga pehnne ke nuksan | tikona moonga ya gol | moonga kitne ratti ka pehne | moonga aur moti sath pehen sakte hai kya | moonga ke fayde | mesh rashi moonga | manglik ko moonga pehnna chahiye | moonga sone me | moonga kitne ratti ka pehne | moonga kise nahi pehanna chahiye | moonga pehanne ka mantra aur samay | moonga ke saath konsa ratna na pehne | moonga ka vikalp konsa hai | moonga kis ungli me kis din | moonga ka uparatna sasta option | asli moonga ki pehchan kaise kare | moonga kitne rupaye ratti aata hai | moonga kis liye pehente hai
hg: bina patri dikhaye moonga daal sakte hai kya | moonga kiska ratan hai kis dhatu me banwaye | moonga pehenne ke baad dikkat ho rahi utar du kya | khara moonga kaise pehchane
@who modern disputed JYOTISH
en: Most give red coral to Mesh, Vrishchik, Kark, Simha, Dhanu and Meen lagna; Mithun and Kanya are told to leave it, and it is no cure for mangal dosh. Lists differ, so have the kundli seen before wearing it, and never go by the name or rashi alone.
hi: ज़्यादातर मूँगा मेष, वृश्चिक, कर्क, सिंह, धनु और मीन लग्न को देते हैं; मिथुन और कन्या को मना करते हैं, और यह मंगल दोष की काट नहीं। सूचियाँ अलग हैं, इसलिए पहनने से पहले कुंडली दिखाएँ; केवल नाम या राशि से नहीं।
hg: Zyadatar moonga Mesh, Vrishchik, Kark, Simha, Dhanu aur Meen lagna ko dete hain; Mithun aur Kanya ko mana karte hain, aur yeh mangal dosh ki kaat nahi. Soochiyan alag hain, isliye pehnne se pehle kundli dikhayein; keval naam ya rashi se nahi.
@how modern most JYOTISH
en: Red coral is the stone of Mangal: worn by custom on the ring finger, in gold or copper, on a Tuesday morning. Oval or triangular makes no difference that anyone could show.
hi: मूँगा मंगल का रत्न है: रिवाज में अनामिका में, सोने या ताँबे में, मंगलवार की सुबह पहनते हैं। गोल हो या तिकोना, इससे कोई सिद्ध अंतर नहीं।
hg: Moonga Mangal ka ratna hai: riwaz me anamika me, sone ya tambe me, Mangalvar ki subah pehnte hain. Gol ho ya tikona, isse koi siddh antar nahi.
@ok modern most JYOTISH
en: Red coral is not necessary, and nobody can promise courage, health or a wedding from it; take it off whenever you like, without fear. By custom it may be worn together with ruby, pearl and yellow sapphire, but not with emerald, diamond, blue sapphire and gomed.
hi: मूँगा ज़रूरी नहीं, और उससे साहस, सेहत या विवाह का वादा कोई नहीं कर सकता; जब चाहें बिना डर उतार दें। रिवाज में माणिक, मोती और पुखराज के साथ पहन सकते हैं, पन्ने, हीरे, नीलम और गोमेद के साथ नहीं।
hg: Moonga zaroori nahi, aur usse saahas, sehat ya vivah ka vaada koi nahi kar sakta; jab chahein bina darr utaar dein. Riwaz me manik, moti aur pukhraj ke saath pehen sakte hain, panne, heere, neelam aur gomed ke saath nahi.
@which modern disputed JYOTISH
en: By custom red coral, Mangal's stone, is worn in gold or copper on the ring finger, 5 to 9 ratti, first worn on a Tuesday morning with Om Angarakaya Namah 108 times. It is not worn together with emerald, diamond, blue sapphire and gomed.
hi: रिवाज में मूँगा, मंगल का रत्न, 5 से 9 रत्ती सोने या ताँबे में, अनामिका उँगली में, मंगलवार की सुबह ॐ अंगारकाय नमः 108 बार कहकर पहनते हैं। पन्ने, हीरे, नीलम और गोमेद के साथ नहीं पहनते।
hg: Riwaz me moonga, Mangal ka ratna, 5 se 9 ratti sone ya tambe dhatu me, anamika (ring finger) me, Mangalvar ki subah Om Angarakaya Namah 108 baar kehkar pehnte hain. Panne, heere, neelam aur gomed ke saath nahi pehnte.
@what modern most JYOTISH
en: Red coral is the red gem of Mangal from the sea, believed to support courage, energy and land matters. It is a belief of custom; no stone has been shown to change a life, and none is owed to a planet.
hi: मूँगा मंगल का समुद्री लाल रत्न है, जिससे साहस, ऊर्जा और भूमि जोड़े जाते हैं। यह परंपरा का विश्वास है; किसी रत्न से जीवन बदलना सिद्ध नहीं, और किसी ग्रह को रत्न देना ज़रूरी नहीं।
hg: Moonga Mangal ka samudri laal ratna hai, jisse saahas, urja aur bhoomi jode jaate hain. Yeh parampara ka vishwas hai; kisi ratna se jeevan badalna siddh nahi, aur kisi grah ke liye ratna zaroori nahi.
@cost modern most JYOTISH
en: The cheaper substitutes, or alternatives (uparatna), of red coral are carnelian, red agate or red jasper. Prices differ widely by colour, clarity, treatment and weight; treated ones cost hundreds of rupees, fine untreated ones many thousands. Never buy on loan.
hi: मूँगे के सस्ते विकल्प (उपरत्न, सस्ता पत्थर) हैं कार्नेलियन, लाल अक़ीक़ या लाल जैस्पर। दाम रंग, सफ़ाई, उपचार और वज़न से बहुत बदलते हैं; उपचारित सैकड़ों रुपये में, अच्छे बिना उपचार के हज़ारों में। उधार लेकर कभी न ख़रीदें।
hg: Moonge ke saste vikalp (uparatna, sasta option) hain carnelian, laal akeek ya laal jasper. Daam rang, safai, treatment aur wazan se bahut badalte hain; treated saikdon rupaye me, achhe bina treatment ke hazaron me. Udhaar lekar kabhi na kharidein.
@do modern wide SENSE
en: Whether it is real or fake, original or glass, only a gem laboratory's report tells; you cannot know or identify it at home. Ask for report and bill before paying. Dyed bamboo coral, glass, bone and plastic are common; dye may come off on cotton with acetone.
hi: असली है या नकली, यह केवल रत्न प्रयोगशाला की रिपोर्ट बताती है; घर पर पहचान नहीं होती। पैसे देने से पहले रिपोर्ट और बिल लें। रंगा बाँस-मूँगा, काँच, हड्डी और प्लास्टिक आम हैं; एसीटोन लगी रुई पर रंग उतर सकता है।
hg: Asli hai ya nakli, yeh keval gem lab ki report batati hai; ghar par pehchan nahi hoti. Paise dene se pehle report aur bill lein. Ranga bamboo coral, kaanch, haddi aur plastic aam hain; acetone lagi rui par rang utar sakta hai.
@see graha-mangal

# gem-emerald astro
@names
en: emerald, panna stone, emerald ring
hi: पन्ना, पन्ना रत्न, एमरल्ड
hg: panna, panna ratna, emerald stone
@ask
en: who should wear emerald | emerald in which finger | panna in gold or silver | which day to wear panna | is emerald good for studies and business | side effects of emerald | cracked emerald good or bad | emerald for students cost | can panna be worn with blue sapphire | panna benefits | emerald for which rashi | panna little finger | emerald for mithun kanya | how many ratti emerald should be | who should not wear emerald | emerald mantra and time to wear | which stones not to wear with emerald | substitute of emerald | on which day and finger emerald | emerald substitute cheaper stone | how to test if emerald is original | emerald price per ratti | what is emerald believed to give
en: is it ok to put on emerald without an astrologer looking at the chart | whose stone is emerald and which metal suits it | since I wear emerald things go wrong should I remove it | how to recognise a genuine emerald
hi: पन्ना किसे पहनना चाहिए | पन्ना किस उँगली में पहनें | पन्ना किस धातु में पहनें | पन्ना किस दिन पहनें | पढ़ाई के लिए पन्ना पहनें क्या | पन्ना पहनने के नुक़सान | पन्ना टूट जाए या चटक जाए तो | पन्ना कितने का आता है | पन्ना और नीलम साथ पहन सकते हैं | पन्ना के फ़ायदे | कन्या राशि पन्ना | मिथुन राशि को पन्ना | पन्ना छोटी उँगली में | पन्ना कितने रत्ती का पहनें | पन्ना किसे नहीं पहनना चाहिए | पन्ना पहनने का मंत्र और समय | पन्ना के साथ कौन सा रत्न न पहनें | पन्ना का विकल्प कौन सा है | पन्ना किस उंगली में किस दिन | पन्ने का उपरत्न सस्ता विकल्प | असली पन्ने की पहचान कैसे करें | पन्ना कितने रुपये रत्ती आता है | पन्ना किस काम आता है ऐसा मानते हैं
hi: किसी को जन्मपत्री दिखाए बिना पन्ना डाल लूँ क्या | पन्ना किसका रत्न है और कौन सी धातु में बनवाएँ | पन्ना पहनने के बाद परेशानी है उतार दूँ क्या | खरा पन्ना पहचानने का तरीका
hg: panna kisko pehnna chahiye | panna kis ungli me pehne | panna kis dhatu me pehne | panna kis din pehne | padhai ke liye panna pehne kya | panna pehnne ke nuksan | panna toot jaye to kya kare | panna kitne ka aata hai | business ke liye panna sahi hai kya | panna ke fayde | kanya rashi panna | mithun rashi ko panna | panna choti ungli me | panna kitne ratti ka pehne | panna kise nahi pehanna chahiye | panna pehanne ka mantra aur samay | panna ke saath konsa ratna na pehne | panna ka vikalp konsa hai | panna kis ungli me kis din | panna ka uparatna sasta option | asli panna ki pehchan kaise kare | panna kitne rupaye ratti aata hai | panna kis liye pehente hai
hg: bina patri dikhaye panna daal sakte hai kya | panna kiska ratan hai kis dhatu me banwaye | panna pehenne ke baad dikkat ho rahi utar du kya | khara panna kaise pehchane
@who modern disputed JYOTISH
en: Most give emerald to Mithun, Kanya, Vrishabh, Tula, Makar and Kumbh lagna; Mesh and Vrishchik are told to leave it, Kark, Dhanu and Meen to ask first. Lists differ, so have the kundli seen before wearing it, and never go by the name or rashi alone.
hi: ज़्यादातर पन्ना मिथुन, कन्या, वृषभ, तुला, मकर और कुंभ लग्न को देते हैं; मेष और वृश्चिक को मना करते हैं; कर्क, धनु, मीन पहले पूछें। सूचियाँ अलग हैं, इसलिए पहनने से पहले कुंडली दिखाएँ; केवल नाम या राशि से नहीं।
hg: Zyadatar panna Mithun, Kanya, Vrishabh, Tula, Makar aur Kumbh lagna ko dete hain; Mesh aur Vrishchik ko mana karte hain; Kark, Dhanu, Meen pehle poochein. Soochiyan alag hain, isliye pehnne se pehle kundli dikhayein; keval naam ya rashi se nahi.
@how modern most JYOTISH
en: Emerald is the stone of Budh: worn by custom on the little finger, in gold or silver, on a Wednesday morning. Peridot, green onyx or green tourmaline are the cheaper stand-ins.
hi: पन्ना बुध का रत्न है: रिवाज में कनिष्ठा में, सोने या चाँदी में, बुधवार की सुबह पहनते हैं। पेरिडॉट, हरा ओनिक्स या हरी तुरमली सस्ते विकल्प हैं।
hg: Panna Budh ka ratna hai: riwaz me kanishtha me, sone ya chaandi me, Budhvar ki subah pehnte hain. Peridot, hara onyx ya hari turmali saste vikalp hain.
@ok modern most JYOTISH
en: Emerald is not necessary, and nobody can promise marks or profit from it; take it off whenever you like, without fear. By custom it may be worn together with diamond, blue sapphire and gomed, but not with coral and pearl.
hi: पन्ना ज़रूरी नहीं, और उससे अंक या लाभ का वादा कोई नहीं कर सकता; जब चाहें बिना डर उतार दें। रिवाज में हीरे, नीलम और गोमेद के साथ पहन सकते हैं, मूँगे और मोती के साथ नहीं।
hg: Panna zaroori nahi, aur usse ank ya laabh ka vaada koi nahi kar sakta; jab chahein bina darr utaar dein. Riwaz me heere, neelam aur gomed ke saath pehen sakte hain, moonge aur moti ke saath nahi.
@which modern disputed JYOTISH
en: By custom emerald, Budh's stone, is worn in gold or silver on the little finger, 3 to 6 ratti, first worn on a Wednesday morning with Om Budhaya Namah 108 times. It is not worn together with coral and pearl.
hi: रिवाज में पन्ना, बुध का रत्न, 3 से 6 रत्ती सोने या चाँदी में, कनिष्ठा उँगली में, बुधवार की सुबह ॐ बुधाय नमः 108 बार कहकर पहनते हैं। मूँगे और मोती के साथ नहीं पहनते।
hg: Riwaz me panna, Budh ka ratna, 3 se 6 ratti sone ya chaandi dhatu me, kanishtha (chhoti ungli) me, Budhvar ki subah Om Budhaya Namah 108 baar kehkar pehnte hain. Moonge aur moti ke saath nahi pehnte.
@what modern most JYOTISH
en: Emerald is the green gem of Budh, believed to support intellect, speech and trade. It is a belief of custom; no stone has been shown to change a life, and none is owed to a planet.
hi: पन्ना बुध का हरा रत्न है, जिससे बुद्धि, वाणी और व्यापार जोड़े जाते हैं। यह परंपरा का विश्वास है; किसी रत्न से जीवन बदलना सिद्ध नहीं, और किसी ग्रह को रत्न देना ज़रूरी नहीं।
hg: Panna Budh ka hara ratna hai, jisse buddhi, vani aur vyapar jode jaate hain. Yeh parampara ka vishwas hai; kisi ratna se jeevan badalna siddh nahi, aur kisi grah ke liye ratna zaroori nahi.
@cost modern most JYOTISH
en: The cheaper substitutes, or alternatives (uparatna), of emerald are peridot, green onyx, green tourmaline or jade. Prices differ widely by colour, clarity, treatment and weight; treated ones cost hundreds of rupees, fine untreated ones many thousands. Never buy on loan.
hi: पन्ने के सस्ते विकल्प (उपरत्न, सस्ता पत्थर) हैं पेरिडॉट, हरा ओनिक्स, हरा टूरमलीन या जेड। दाम रंग, सफ़ाई, उपचार और वज़न से बहुत बदलते हैं; उपचारित सैकड़ों रुपये में, अच्छे बिना उपचार के हज़ारों में। उधार लेकर कभी न ख़रीदें।
hg: Panne ke saste vikalp (uparatna, sasta option) hain peridot, hara onyx, hara tourmaline ya jade. Daam rang, safai, treatment aur wazan se bahut badalte hain; treated saikdon rupaye me, achhe bina treatment ke hazaron me. Udhaar lekar kabhi na kharidein.
@do modern wide SENSE
en: Whether it is real or fake, original or glass, only a gem laboratory's report tells; you cannot know or identify it at home. Ask for report and bill before paying. Most emeralds are oiled, which is accepted if told; a flawless, cheap, bright one is mostly glass.
hi: असली है या नकली, यह केवल रत्न प्रयोगशाला की रिपोर्ट बताती है; घर पर पहचान नहीं होती। पैसे देने से पहले रिपोर्ट और बिल लें। प्रायः पन्नों में तेल भरा होता है, बताकर बेचें तो ठीक; एकदम साफ़, सस्ता और चमकीला अधिकतर काँच है।
hg: Asli hai ya nakli, yeh keval gem lab ki report batati hai; ghar par pehchan nahi hoti. Paise dene se pehle report aur bill lein. Aksar panne me tel bhara hota hai, batakar bechein to theek; ekdum saaf, sasta aur chamkeela aksar kaanch hai.
@see graha-budh

# gem-yellow-sapphire astro
@names
en: yellow sapphire, pukhraj stone, topaz ring
hi: पुखराज, पीला पुखराज, पुखराज रत्न
hg: pukhraj, peela pukhraj, pukhraj ratna
@ask
en: who should wear yellow sapphire | pukhraj in which finger | pukhraj in gold or silver | which day to wear pukhraj | does pukhraj help in early marriage | yellow sapphire side effects | sunela instead of pukhraj | pukhraj price and how many ratti | my daughter's marriage is late and the pandit says pukhraj | pukhraj benefits | pukhraj for which rashi | yellow sapphire for marriage | pukhraj index finger | how many ratti yellow sapphire should be | who should not wear yellow sapphire | yellow sapphire mantra and time to wear | which stones not to wear with yellow sapphire | substitute of yellow sapphire | on which day and finger yellow sapphire | yellow sapphire substitute cheaper stone | how to test if yellow sapphire is original | yellow sapphire price per ratti | what is yellow sapphire believed to give
en: is it ok to put on yellow sapphire without an astrologer looking at the chart | whose stone is yellow sapphire and which metal suits it | since I wear yellow sapphire things go wrong should I remove it | how to recognise a genuine yellow sapphire
hi: पुखराज किसे पहनना चाहिए | पुखराज किस उँगली में पहनें | पुखराज सोने में पहनें या चाँदी में | पुखराज किस दिन पहनें | पुखराज पहनने से शादी जल्दी होती है क्या | पुखराज पहनने के नुक़सान | पुखराज की जगह सुनेला | पुखराज कितने रत्ती का पहनें | असली पुखराज की पहचान | पुखराज के फ़ायदे | धनु राशि पुखराज | शादी के लिए पुखराज | पुखराज तर्जनी में | पुखराज कितने रत्ती का पहनें | पुखराज किसे नहीं पहनना चाहिए | पुखराज पहनने का मंत्र और समय | पुखराज के साथ कौन सा रत्न न पहनें | पुखराज का विकल्प कौन सा है | पुखराज किस उंगली में किस दिन | पुखराज का उपरत्न सस्ता विकल्प | असली पुखराज की पहचान कैसे करें | पुखराज कितने रुपये रत्ती आता है | पुखराज किस काम आता है ऐसा मानते हैं
hi: किसी को जन्मपत्री दिखाए बिना पुखराज डाल लूँ क्या | पुखराज किसका रत्न है और कौन सी धातु में बनवाएँ | पुखराज पहनने के बाद परेशानी है उतार दूँ क्या | खरा पुखराज पहचानने का तरीका
hg: pukhraj kisko pehnna chahiye | pukhraj kis ungli me pehne | pukhraj sone me pehne ya chandi me | pukhraj kis din pehne | pukhraj pehnne se shadi jaldi hoti hai kya | pukhraj pehnne ke nuksan | pukhraj ki jagah sunela pehen sakte hai kya | pukhraj kitne ratti ka pehne | asli pukhraj ki pehchan | pukhraj ke fayde | dhanu rashi pukhraj | shadi ke liye pukhraj | pukhraj index finger me | pukhraj kitne ratti ka pehne | pukhraj kise nahi pehanna chahiye | pukhraj pehanne ka mantra aur samay | pukhraj ke saath konsa ratna na pehne | pukhraj ka vikalp konsa hai | pukhraj kis ungli me kis din | pukhraj ka uparatna sasta option | asli pukhraj ki pehchan kaise kare | pukhraj kitne rupaye ratti aata hai | pukhraj kis liye pehente hai
hg: bina patri dikhaye pukhraj daal sakte hai kya | pukhraj kiska ratan hai kis dhatu me banwaye | pukhraj pehenne ke baad dikkat ho rahi utar du kya | khara pukhraj kaise pehchane
@who modern disputed JYOTISH
en: Most give yellow sapphire to Dhanu, Meen, Mesh, Kark, Simha and Vrishchik lagna; Vrishabh, Tula and Makar are told to leave it, Mithun, Kanya and Kumbh either way. Lists differ, so have the kundli seen before wearing it, and never go by the name or rashi alone.
hi: ज़्यादातर पुखराज धनु, मीन, मेष, कर्क, सिंह और वृश्चिक लग्न को देते हैं; वृषभ, तुला, मकर को मना करते हैं; मिथुन, कन्या, कुंभ पर मत अलग हैं। सूचियाँ अलग हैं, इसलिए पहनने से पहले कुंडली दिखाएँ; केवल नाम या राशि से नहीं।
hg: Zyadatar pukhraj Dhanu, Meen, Mesh, Kark, Simha aur Vrishchik lagna ko dete hain; Vrishabh, Tula, Makar ko mana karte hain; Mithun, Kanya, Kumbh par mat alag hain. Soochiyan alag hain, isliye pehnne se pehle kundli dikhayein; keval naam ya rashi se nahi.
@how modern most JYOTISH
en: Yellow sapphire is the stone of Guru: worn by custom on the index finger, in gold, on a Thursday morning of the bright half. Citrine (sunela) or yellow topaz are the cheaper stand-ins.
hi: पुखराज गुरु का रत्न है: रिवाज में तर्जनी में, सोने में, शुक्ल पक्ष के गुरुवार की सुबह पहनते हैं। सुनेला या पीला टोपाज़ सस्ते विकल्प हैं।
hg: Pukhraj Guru ka ratna hai: riwaz me tarjani (index finger) me, sone me, shukla paksh ke Guruvar ki subah pehnte hain. Sunela ya peela topaz saste vikalp hain.
@ok modern most JYOTISH
en: Yellow sapphire is not necessary, and nobody can promise an early marriage, wealth or children from it; take it off whenever you like, without fear. By custom it may be worn together with ruby, pearl and coral, but not with diamond, emerald, blue sapphire and gomed.
hi: पुखराज ज़रूरी नहीं, और उससे शीघ्र विवाह, धन या संतान का वादा कोई नहीं कर सकता; जब चाहें बिना डर उतार दें। रिवाज में माणिक, मोती और मूँगे के साथ पहन सकते हैं, हीरे, पन्ने, नीलम और गोमेद के साथ नहीं।
hg: Pukhraj zaroori nahi, aur usse jaldi vivah, dhan ya santan ka vaada koi nahi kar sakta; jab chahein bina darr utaar dein. Riwaz me manik, moti aur moonge ke saath pehen sakte hain, heere, panne, neelam aur gomed ke saath nahi.
@which modern disputed JYOTISH
en: By custom yellow sapphire, Guru's stone, is worn in gold on the index finger, 3 to 6 ratti, first worn on a Thursday morning with Om Brihaspataye Namah 108 times. It is not worn together with diamond, emerald, blue sapphire and gomed.
hi: रिवाज में पुखराज, गुरु का रत्न, 3 से 6 रत्ती सोने में, तर्जनी उँगली में, गुरुवार की सुबह ॐ बृहस्पतये नमः 108 बार कहकर पहनते हैं। हीरे, पन्ने, नीलम और गोमेद के साथ नहीं पहनते।
hg: Riwaz me pukhraj, Guru ka ratna, 3 se 6 ratti sone dhatu me, tarjani (index finger) me, Guruvar ki subah Om Brihaspataye Namah 108 baar kehkar pehnte hain. Heere, panne, neelam aur gomed ke saath nahi pehnte.
@what modern most JYOTISH
en: Yellow sapphire is the yellow gem of Guru, believed to support wisdom, marriage and children. It is a belief of custom; no stone has been shown to change a life, and none is owed to a planet.
hi: पुखराज गुरु का पीला रत्न है, जिससे ज्ञान, विवाह और संतान जोड़े जाते हैं। यह परंपरा का विश्वास है; किसी रत्न से जीवन बदलना सिद्ध नहीं, और किसी ग्रह को रत्न देना ज़रूरी नहीं।
hg: Pukhraj Guru ka peela ratna hai, jisse gyan, vivah aur santan jode jaate hain. Yeh parampara ka vishwas hai; kisi ratna se jeevan badalna siddh nahi, aur kisi grah ke liye ratna zaroori nahi.
@cost modern most JYOTISH
en: The cheaper substitutes, or alternatives (uparatna), of yellow sapphire are citrine (sunela), yellow topaz or yellow beryl. Prices differ widely by colour, clarity, treatment and weight; treated ones cost hundreds of rupees, fine untreated ones many thousands. Never buy on loan.
hi: पुखराज के सस्ते विकल्प (उपरत्न, सस्ता पत्थर) हैं सुनैला (सिट्रीन), पीला टोपाज़ या पीला बेरिल। दाम रंग, सफ़ाई, उपचार और वज़न से बहुत बदलते हैं; उपचारित सैकड़ों रुपये में, अच्छे बिना उपचार के हज़ारों में। उधार लेकर कभी न ख़रीदें।
hg: Pukhraj ke saste vikalp (uparatna, sasta option) hain sunela (citrine), peela topaz ya peela beryl. Daam rang, safai, treatment aur wazan se bahut badalte hain; treated saikdon rupaye me, achhe bina treatment ke hazaron me. Udhaar lekar kabhi na kharidein.
@do modern wide SENSE
en: Whether it is real or fake, original or glass, only a gem laboratory's report tells; you cannot know or identify it at home. Ask for report and bill before paying. Citrine, glass and treated stones are sold as pukhraj; the eye cannot tell.
hi: असली है या नकली, यह केवल रत्न प्रयोगशाला की रिपोर्ट बताती है; घर पर पहचान नहीं होती। पैसे देने से पहले रिपोर्ट और बिल लें। सुनैला, काँच और उपचारित पत्थर पुखराज कहकर बिकते हैं; आँख से पता नहीं चलता।
hg: Asli hai ya nakli, yeh keval gem lab ki report batati hai; ghar par pehchan nahi hoti. Paise dene se pehle report aur bill lein. Sunela, kaanch aur treated patthar pukhraj kehkar bikte hain; aankh se pata nahi chalta.
@see graha-guru

# gem-diamond astro
@names
en: diamond, heera stone, diamond ring astrology
hi: हीरा, हीरा रत्न, हीरे की अँगूठी
hg: heera, hira ratna, diamond ring, heere ki anguthi
@ask
en: who should wear diamond as per astrology | diamond in which finger | diamond is for which planet | which day to wear diamond | white sapphire or opal instead of diamond | side effects of diamond | is diamond bad for some people | engagement diamond ring does not suit me is it possible | heera benefits astrology | diamond for which rashi | does diamond suit everyone | opal or zircon for shukra | how many ratti diamond should be | who should not wear diamond | diamond mantra and time to wear | which stones not to wear with diamond | substitute of diamond | on which day and finger diamond | diamond substitute cheaper stone | how to test if diamond is original | diamond price per ratti | what is diamond believed to give
en: is it ok to put on diamond without an astrologer looking at the chart | whose stone is diamond and which metal suits it | since I wear diamond things go wrong should I remove it | how to recognise a genuine diamond
hi: हीरा किसे पहनना चाहिए | हीरा किस उँगली में पहनें | हीरा किस ग्रह का रत्न है | हीरा किस दिन पहनें | हीरे की जगह ओपल पहन सकते हैं क्या | हीरा पहनने के नुक़सान | हीरा सबको सूट करता है क्या | सगाई की हीरे की अँगूठी और ज्योतिष | हीरा के फ़ायदे | तुला राशि हीरा | हीरा सूट नहीं किया | शुक्र के लिए ओपल | हीरा कितने रत्ती का पहनें | हीरा किसे नहीं पहनना चाहिए | हीरा पहनने का मंत्र और समय | हीरा के साथ कौन सा रत्न न पहनें | हीरा का विकल्प कौन सा है | हीरा किस उंगली में किस दिन | हीरे का उपरत्न सस्ता विकल्प | असली हीरे की पहचान कैसे करें | हीरा कितने रुपये रत्ती आता है | हीरा किस काम आता है ऐसा मानते हैं
hi: किसी को जन्मपत्री दिखाए बिना हीरा डाल लूँ क्या | हीरा किसका रत्न है और कौन सी धातु में बनवाएँ | हीरा पहनने के बाद परेशानी है उतार दूँ क्या | खरा हीरा पहचानने का तरीका
hg: heera kisko pehnna chahiye | heera kis ungli me pehne | heera kis grah ka ratna hai | heera kis din pehne | heere ki jagah opal pehen sakte hai kya | heera pehnne ke nuksan | diamond sabko suit karta hai kya | sagai ki diamond ring aur jyotish | heera ke fayde | tula rashi heera | heera suit nahi kiya | shukra ke liye opal | heera kitne ratti ka pehne | heera kise nahi pehanna chahiye | heera pehanne ka mantra aur samay | heera ke saath konsa ratna na pehne | heera ka vikalp konsa hai | heera kis ungli me kis din | heera ka uparatna sasta option | asli heera ki pehchan kaise kare | heera kitne rupaye ratti aata hai | heera kis liye pehente hai
hg: bina patri dikhaye heera daal sakte hai kya | heera kiska ratan hai kis dhatu me banwaye | heera pehenne ke baad dikkat ho rahi utar du kya | khara heera kaise pehchane
@who modern disputed JYOTISH
en: Most give diamond to Vrishabh, Tula, Mithun, Kanya, Makar and Kumbh lagna; the others are told to ask first; as jewellery anyone wears it. Lists differ, so have the kundli seen before wearing it, and never go by the name or rashi alone.
hi: ज़्यादातर हीरा वृषभ, तुला, मिथुन, कन्या, मकर और कुंभ लग्न को देते हैं; बाक़ी पहले पूछें; गहने के रूप में कोई भी पहनता है। सूचियाँ अलग हैं, इसलिए पहनने से पहले कुंडली दिखाएँ; केवल नाम या राशि से नहीं।
hg: Zyadatar heera Vrishabh, Tula, Mithun, Kanya, Makar aur Kumbh lagna ko dete hain; baaki pehle poochein; gehne ke roop me koi bhi pehenta hai. Soochiyan alag hain, isliye pehnne se pehle kundli dikhayein; keval naam ya rashi se nahi.
@how modern most JYOTISH
en: Diamond is the stone of Shukra: worn by custom on the middle or ring finger, in platinum, white gold or silver, on a Friday. Opal, white zircon or white sapphire are the cheaper stand-ins.
hi: हीरा शुक्र का रत्न है: रिवाज में मध्यमा या अनामिका में, प्लैटिनम, सफ़ेद सोने या चाँदी में, शुक्रवार को पहनते हैं। ओपल, सफ़ेद ज़िरकॉन या सफ़ेद पुखराज सस्ते विकल्प हैं।
hg: Heera Shukra ka ratna hai: riwaz me madhyama ya anamika me, platinum, white gold ya chaandi me, Shukravar ko pehnte hain. Opal, safed zircon ya safed pukhraj saste vikalp hain.
@ok modern most JYOTISH
en: Diamond is not necessary, and nobody can promise love or comfort from it; take it off whenever you like, without fear. By custom it may be worn together with emerald, blue sapphire and gomed, but not with ruby, coral and yellow sapphire.
hi: हीरा ज़रूरी नहीं, और उससे प्रेम या सुख का वादा कोई नहीं कर सकता; जब चाहें बिना डर उतार दें। रिवाज में पन्ने, नीलम और गोमेद के साथ पहन सकते हैं, माणिक, मूँगे और पुखराज के साथ नहीं।
hg: Heera zaroori nahi, aur usse prem ya sukh ka vaada koi nahi kar sakta; jab chahein bina darr utaar dein. Riwaz me panne, neelam aur gomed ke saath pehen sakte hain, manik, moonge aur pukhraj ke saath nahi.
@which modern disputed JYOTISH
en: By custom diamond, Shukra's stone, is worn in platinum, white gold or silver on the middle or ring finger, first worn on a Friday morning with Om Shukraya Namah 108 times. It is not worn together with ruby, coral and yellow sapphire.
hi: रिवाज में हीरा, शुक्र का रत्न, प्लैटिनम, सफ़ेद सोने या चाँदी में, मध्यमा या अनामिका उँगली में, शुक्रवार की सुबह ॐ शुक्राय नमः 108 बार कहकर पहनते हैं। माणिक, मूँगे और पुखराज के साथ नहीं पहनते।
hg: Riwaz me heera, Shukra ka ratna, platinum, white gold ya chaandi dhatu me, madhyama ya anamika me, Shukravar ki subah Om Shukraya Namah 108 baar kehkar pehnte hain. Manik, moonge aur pukhraj ke saath nahi pehnte.
@what modern most JYOTISH
en: Diamond is the clear gem of Shukra, believed to support love, art and comfort. It is a belief of custom; no stone has been shown to change a life, and none is owed to a planet.
hi: हीरा शुक्र का पारदर्शी रत्न है, जिससे प्रेम, कला और सुख जोड़े जाते हैं। यह परंपरा का विश्वास है; किसी रत्न से जीवन बदलना सिद्ध नहीं, और किसी ग्रह को रत्न देना ज़रूरी नहीं।
hg: Heera Shukra ka pardarshi ratna hai, jisse prem, kala aur sukh jode jaate hain. Yeh parampara ka vishwas hai; kisi ratna se jeevan badalna siddh nahi, aur kisi grah ke liye ratna zaroori nahi.
@cost modern most JYOTISH
en: The cheaper substitutes, or alternatives (uparatna), of diamond are white zircon, white sapphire, white topaz or opal. Prices differ widely by colour, clarity, cut and weight; a mined one costs tens of thousands of rupees a carat and more, a lab-grown one a fraction. Never buy on loan.
hi: हीरे के सस्ते विकल्प (उपरत्न, सस्ता पत्थर) हैं सफ़ेद ज़िरकॉन, सफ़ेद पुखराज, सफ़ेद टोपाज़ या ओपल। दाम रंग, सफ़ाई, कटाई और वज़न से बहुत बदलते हैं; खदान का हीरा दसियों हज़ार रुपये कैरेट और ऊपर, लैब का बहुत कम। उधार लेकर कभी न ख़रीदें।
hg: Heere ke saste vikalp (uparatna, sasta option) hain safed zircon, safed pukhraj, safed topaz ya opal. Daam rang, safai, cut aur wazan se bahut badalte hain; khadaan ka heera dasiyon hazaar rupaye carat aur upar, lab ka bahut kam. Udhaar lekar kabhi na kharidein.
@do modern wide SENSE
en: Whether it is real or fake, original or glass, only a gem laboratory's report tells; you cannot know or identify it at home. Ask for report and bill before paying. Moissanite and zircon look alike; a lab-grown diamond is a diamond at a fraction of the price.
hi: असली है या नकली, यह केवल रत्न प्रयोगशाला की रिपोर्ट बताती है; घर पर पहचान नहीं होती। पैसे देने से पहले रिपोर्ट और बिल लें। मोइसेनाइट और ज़रकन एक-से दिखते हैं; लैब का हीरा भी हीरा है, बहुत कम दाम में।
hg: Asli hai ya nakli, yeh keval gem lab ki report batati hai; ghar par pehchan nahi hoti. Paise dene se pehle report aur bill lein. Moissanite aur zircon ek jaise dikhte hain; lab ka heera bhi heera hai, bahut kam daam me.
@see graha-shukra

# gem-blue-sapphire astro
@names
en: blue sapphire, neelam stone, neelam ring
hi: नीलम, नीलम रत्न, ब्लू सफ़ायर
hg: neelam, nilam, neelam ratna
@ask
en: who should wear blue sapphire | is neelam dangerous | neelam in which finger | neelam in which metal | how to test neelam before wearing | what happens if neelam does not suit | blue sapphire in sade sati | which day to wear neelam | I had a small accident two days after wearing neelam, should I take it off | neelam benefits | blue sapphire for which rashi | neelam suits or not | neelam three day test | how many ratti blue sapphire should be | who should not wear blue sapphire | blue sapphire mantra and time to wear | which stones not to wear with blue sapphire | substitute of blue sapphire | on which day and finger blue sapphire | blue sapphire substitute cheaper stone | how to test if blue sapphire is original | blue sapphire price per ratti | what is blue sapphire believed to give
en: is it ok to put on blue sapphire without an astrologer looking at the chart | whose stone is blue sapphire and which metal suits it | since I wear blue sapphire things go wrong should I remove it | how to recognise a genuine blue sapphire
hi: नीलम किसे पहनना चाहिए | नीलम ख़तरनाक होता है क्या | नीलम किस उँगली में पहनें | नीलम किस धातु में पहनें | नीलम पहनने से पहले कैसे जाँचें | नीलम सूट न करे तो क्या होता है | साढ़े साती में नीलम पहनें क्या | नीलम किस दिन पहनें | नीली क्या होती है | नीलम तकिए के नीचे रखना | नीलम के फ़ायदे | मकर राशि नीलम | कुंभ राशि नीलम | नीलम का असर कितने दिन में | नीलम कितने रत्ती का पहनें | नीलम किसे नहीं पहनना चाहिए | नीलम पहनने का मंत्र और समय | नीलम के साथ कौन सा रत्न न पहनें | नीलम का विकल्प कौन सा है | नीलम किस उंगली में किस दिन | नीलम का उपरत्न सस्ता विकल्प | असली नीलम की पहचान कैसे करें | नीलम कितने रुपये रत्ती आता है | नीलम किस काम आता है ऐसा मानते हैं
hi: किसी को जन्मपत्री दिखाए बिना नीलम डाल लूँ क्या | नीलम किसका रत्न है और कौन सी धातु में बनवाएँ | नीलम पहनने के बाद परेशानी है उतार दूँ क्या | खरा नीलम पहचानने का तरीका
hg: neelam kisko pehnna chahiye | neelam khatarnak hota hai kya | neelam kis ungli me pehne | neelam kis dhatu me pehne | neelam pehnne se pehle kaise check kare | neelam suit na kare to kya hota hai | sade sati me neelam pehne kya | neelam kis din pehne | neelam takiye ke niche rakhna | nilam pehnne ke nuksan | neelam ke fayde | makar rashi neelam | kumbh rashi neelam | neelam ka asar kitne din me | neelam sabko suit nahi karta kya | neelam kitne ratti ka pehne | neelam kise nahi pehanna chahiye | neelam pehanne ka mantra aur samay | neelam ke saath konsa ratna na pehne | neelam ka vikalp konsa hai | neelam kis ungli me kis din | neelam ka uparatna sasta option | asli neelam ki pehchan kaise kare | neelam kitne rupaye ratti aata hai | neelam kis liye pehente hai
hg: bina patri dikhaye neelam daal sakte hai kya | neelam kiska ratan hai kis dhatu me banwaye | neelam pehenne ke baad dikkat ho rahi utar du kya | khara neelam kaise pehchane
@who modern disputed JYOTISH
en: Most give blue sapphire to Vrishabh, Tula, Makar and Kumbh lagna; Kark, Simha, Mesh and Vrishchik are mostly told to leave it; many keep it by the pillow three days first. Lists differ, so have the kundli seen before wearing it, and never go by the name or rashi alone.
hi: ज़्यादातर नीलम वृषभ, तुला, मकर और कुंभ लग्न को देते हैं; कर्क, सिंह, मेष, वृश्चिक को प्रायः मना करते हैं; कई पहले तीन दिन तकिए के पास रखते हैं। सूचियाँ अलग हैं, इसलिए पहनने से पहले कुंडली दिखाएँ; केवल नाम या राशि से नहीं।
hg: Zyadatar neelam Vrishabh, Tula, Makar aur Kumbh lagna ko dete hain; Kark, Simha, Mesh, Vrishchik ko aksar mana karte hain; kai pehle teen din takiye ke paas rakhte hain. Soochiyan alag hain, isliye pehnne se pehle kundli dikhayein; keval naam ya rashi se nahi.
@how modern most JYOTISH
en: Blue sapphire is the stone of Shani: worn by custom on the middle finger, in silver, white gold or panchdhatu, on a Saturday. Amethyst, iolite or neeli are the cheaper stand-ins.
hi: नीलम शनि का रत्न है: रिवाज में मध्यमा में, चाँदी, सफ़ेद सोने या पंचधातु में, शनिवार को पहनते हैं। जामुनिया, आयोलाइट या नीली सस्ते विकल्प हैं।
hg: Neelam Shani ka ratna hai: riwaz me madhyama (middle finger) me, chaandi, white gold ya panchdhatu me, Shanivar ko pehnte hain. Jamuniya, iolite ya neeli saste vikalp hain.
@ok modern most JYOTISH
en: Blue sapphire is not necessary, and nobody can promise luck from it; take it off whenever you like, without fear. By custom it may be worn together with emerald, diamond and gomed, but not with ruby, pearl, coral and mostly yellow sapphire.
hi: नीलम ज़रूरी नहीं, और उससे भाग्य का वादा कोई नहीं कर सकता; जब चाहें बिना डर उतार दें। रिवाज में पन्ने, हीरे और गोमेद के साथ पहन सकते हैं, माणिक, मोती, मूँगे और प्रायः पुखराज के साथ नहीं।
hg: Neelam zaroori nahi, aur usse bhagya ka vaada koi nahi kar sakta; jab chahein bina darr utaar dein. Riwaz me panne, heere aur gomed ke saath pehen sakte hain, manik, moti, moonge aur aksar pukhraj ke saath nahi.
@which modern disputed JYOTISH
en: By custom blue sapphire, Shani's stone, is worn in silver, white gold or panchdhatu on the middle finger, 3 to 6 ratti, first worn on a Saturday towards evening with Om Sham Shanaishcharaya Namah 108 times. It is not worn together with ruby, pearl, coral and mostly yellow sapphire.
hi: रिवाज में नीलम, शनि का रत्न, 3 से 6 रत्ती चाँदी, सफ़ेद सोने या पंचधातु में, मध्यमा उँगली में, शनिवार शाम की ओर ॐ शं शनैश्चराय नमः 108 बार कहकर पहनते हैं। माणिक, मोती, मूँगे और प्रायः पुखराज के साथ नहीं पहनते।
hg: Riwaz me neelam, Shani ka ratna, 3 se 6 ratti chaandi, white gold ya panchdhatu dhatu me, madhyama (middle finger) me, Shanivar shaam ki or Om Sham Shanaishcharaya Namah 108 baar kehkar pehnte hain. Manik, moti, moonge aur aksar pukhraj ke saath nahi pehnte.
@what modern most JYOTISH
en: Blue sapphire is the blue gem of Shani, believed to support work, patience and discipline. It is a belief of custom; no stone has been shown to change a life, and none is owed to a planet.
hi: नीलम शनि का नीला रत्न है, जिससे कर्म, धैर्य और अनुशासन जोड़े जाते हैं। यह परंपरा का विश्वास है; किसी रत्न से जीवन बदलना सिद्ध नहीं, और किसी ग्रह को रत्न देना ज़रूरी नहीं।
hg: Neelam Shani ka neela ratna hai, jisse karm, dhairya aur anushasan jode jaate hain. Yeh parampara ka vishwas hai; kisi ratna se jeevan badalna siddh nahi, aur kisi grah ke liye ratna zaroori nahi.
@cost modern most JYOTISH
en: The cheaper substitutes, or alternatives (uparatna), of blue sapphire are amethyst (jamunia), iolite (neeli) or blue spinel. Prices differ widely by colour, clarity, treatment and weight; treated ones cost hundreds of rupees, fine untreated ones many thousands. Never buy on loan.
hi: नीलम के सस्ते विकल्प (उपरत्न, सस्ता पत्थर) हैं जमुनिया (एमेथिस्ट), नीली (आयोलाइट) या नीला स्पिनेल। दाम रंग, सफ़ाई, उपचार और वज़न से बहुत बदलते हैं; उपचारित सैकड़ों रुपये में, अच्छे बिना उपचार के हज़ारों में। उधार लेकर कभी न ख़रीदें।
hg: Neelam ke saste vikalp (uparatna, sasta option) hain jamunia (amethyst), neeli (iolite) ya neela spinel. Daam rang, safai, treatment aur wazan se bahut badalte hain; treated saikdon rupaye me, achhe bina treatment ke hazaron me. Udhaar lekar kabhi na kharidein.
@do modern wide SENSE
en: Whether it is real or fake, original or glass, only a gem laboratory's report tells; you cannot know or identify it at home. Ask for report and bill before paying. Heated, lab-grown, glass and iolite pieces are sold as neelam; the milk test proves nothing.
hi: असली है या नकली, यह केवल रत्न प्रयोगशाला की रिपोर्ट बताती है; घर पर पहचान नहीं होती। पैसे देने से पहले रिपोर्ट और बिल लें। गरम किए, लैब के, काँच और आयोलाइट के टुकड़े नीलम कहकर बिकते हैं; दूध की जाँच कुछ सिद्ध नहीं करती।
hg: Asli hai ya nakli, yeh keval gem lab ki report batati hai; ghar par pehchan nahi hoti. Paise dene se pehle report aur bill lein. Garam kiye, lab ke, kaanch aur iolite ke tukde neelam kehkar bikte hain; doodh ki jaanch kuch siddh nahi karti.
@see graha-shani

# gem-hessonite astro
@names
en: hessonite, gomed stone, gomedh
hi: गोमेद, गोमेद रत्न, गोमेदक
hg: gomed, gomedh, gomed ratna
@ask
en: who should wear gomed | gomed in which finger | which day to wear hessonite | gomed in rahu mahadasha | side effects of gomed | gomed in silver or ashtadhatu | what colour is a good hessonite | can gomed and cat's eye be worn together | gomed benefits | gomed for rahu | hessonite middle finger | gomed kaun pehne | how many ratti gomed should be | who should not wear gomed | gomed mantra and time to wear | which stones not to wear with gomed | substitute of gomed | on which day and finger gomed | gomed substitute cheaper stone | how to test if gomed is original | gomed price per ratti | what is gomed believed to give
en: is it ok to put on gomed without an astrologer looking at the chart | whose stone is gomed and which metal suits it | since I wear gomed things go wrong should I remove it | how to recognise a genuine gomed
hi: गोमेद किसे पहनना चाहिए | गोमेद किस उँगली में पहनें | गोमेद किस दिन पहनें | राहु की महादशा में गोमेद पहनें क्या | गोमेद पहनने के नुक़सान | गोमेद किस धातु में पहनें | असली गोमेद की पहचान | गोमेद और लहसुनिया साथ पहन सकते हैं | गोमेद के फ़ायदे | राहु का रत्न | गोमेद बीच की उँगली | गोमेद कितने रत्ती | गोमेद कितने रत्ती का पहनें | गोमेद किसे नहीं पहनना चाहिए | गोमेद पहनने का मंत्र और समय | गोमेद के साथ कौन सा रत्न न पहनें | गोमेद का विकल्प कौन सा है | गोमेद किस उंगली में किस दिन | गोमेद का उपरत्न सस्ता विकल्प | असली गोमेद की पहचान कैसे करें | गोमेद कितने रुपये रत्ती आता है | गोमेद किस काम आता है ऐसा मानते हैं
hi: किसी को जन्मपत्री दिखाए बिना गोमेद डाल लूँ क्या | गोमेद किसका रत्न है और कौन सी धातु में बनवाएँ | गोमेद पहनने के बाद परेशानी है उतार दूँ क्या | खरा गोमेद पहचानने का तरीका
hg: gomed kisko pehnna chahiye | gomed kis ungli me pehne | gomed kis din pehne | rahu ki mahadasha me gomed pehne kya | gomed pehnne ke nuksan | gomed kis dhatu me pehne | asli gomed ki pehchan | gomed aur lehsuniya sath pehen sakte hai kya | gomed ke fayde | rahu ka ratna | gomed bich ki ungli | gomed kitne ratti | gomed kitne ratti ka pehne | gomed kise nahi pehanna chahiye | gomed pehanne ka mantra aur samay | gomed ke saath konsa ratna na pehne | gomed ka vikalp konsa hai | gomed kis ungli me kis din | gomed ka uparatna sasta option | asli gomed ki pehchan kaise kare | gomed kitne rupaye ratti aata hai | gomed kis liye pehente hai
hg: bina patri dikhaye gomed daal sakte hai kya | gomed kiska ratan hai kis dhatu me banwaye | gomed pehenne ke baad dikkat ho rahi utar du kya | khara gomed kaise pehchane
@who modern disputed JYOTISH
en: Gomed goes by Rahu's place in the kundli and its dasha, mostly the 3rd, 6th, 10th or 11th house, so have the chart seen before wearing it. Many astrologers give no stone for Rahu; charity and prayer are the older way.
hi: गोमेद कुंडली में राहु के स्थान और दशा से देते हैं, प्रायः तीसरे, छठे, दसवें या ग्यारहवें भाव में; पहनने से पहले कुंडली दिखाएँ। कई ज्योतिषी राहु का रत्न देते ही नहीं; दान और प्रार्थना पुराना उपाय है।
hg: Gomed kundli me Rahu ke sthan aur dasha se dete hain, aksar teesre, chhathe, dasve ya gyarahve bhav me; pehnne se pehle kundli dikhayein. Kai jyotishi Rahu ka ratna dete hi nahi; daan aur prarthna purana upay hai.
@how modern most JYOTISH
en: Gomed (hessonite) is the stone of Rahu: worn by custom on the middle finger, in silver or ashtadhatu, on a Saturday evening. Honey-brown and clear is the liked colour.
hi: गोमेद राहु का रत्न है: रिवाज में मध्यमा में, चाँदी या अष्टधातु में, शनिवार की शाम पहनते हैं। शहद जैसा भूरा और साफ़ रंग अच्छा माना जाता है।
hg: Gomed Rahu ka ratna hai: riwaz me madhyama me, chaandi ya ashtadhatu me, Shanivar ki shaam pehnte hain. Shahad jaisa bhoora aur saaf rang achha maana jata hai.
@ok modern most JYOTISH
en: Gomed is not necessary, and nobody can promise relief from worries from it; take it off whenever you like, without fear. By custom it may be worn together with emerald, diamond and blue sapphire, but not with ruby, pearl and coral.
hi: गोमेद ज़रूरी नहीं, और उससे चिंता मिटने का वादा कोई नहीं कर सकता; जब चाहें बिना डर उतार दें। रिवाज में पन्ने, हीरे और नीलम के साथ पहन सकते हैं, माणिक, मोती और मूँगे के साथ नहीं।
hg: Gomed zaroori nahi, aur usse chinta mitne ka vaada koi nahi kar sakta; jab chahein bina darr utaar dein. Riwaz me panne, heere aur neelam ke saath pehen sakte hain, manik, moti aur moonge ke saath nahi.
@which modern disputed JYOTISH
en: By custom gomed, Rahu's stone, is worn in silver or ashtadhatu on the middle finger, 5 to 8 ratti, first worn on a Saturday evening with Om Rahave Namah 108 times. It is not worn together with ruby, pearl and coral.
hi: रिवाज में गोमेद, राहु का रत्न, 5 से 8 रत्ती चाँदी या अष्टधातु में, मध्यमा उँगली में, शनिवार की शाम ॐ राहवे नमः 108 बार कहकर पहनते हैं। माणिक, मोती और मूँगे के साथ नहीं पहनते।
hg: Riwaz me gomed, Rahu ka ratna, 5 se 8 ratti chaandi ya ashtadhatu dhatu me, madhyama (middle finger) me, Shanivar ki shaam Om Rahave Namah 108 baar kehkar pehnte hain. Manik, moti aur moonge ke saath nahi pehnte.
@what modern most JYOTISH
en: Gomed (hessonite) is the honey-brown garnet of Rahu, believed to support clear aims in Rahu's time. It is a belief of custom; no stone has been shown to change a life, and none is owed to a planet.
hi: गोमेद राहु का शहद-सा भूरा गार्नेट है, जिससे राहु के समय में स्पष्टता जोड़ी जाती है। यह परंपरा का विश्वास है; किसी रत्न से जीवन बदलना सिद्ध नहीं, और किसी ग्रह को रत्न देना ज़रूरी नहीं।
hg: Gomed Rahu ka shahad jaisa bhoora garnet hai, jisse Rahu ke samay me spashtata jodi jaati hai. Yeh parampara ka vishwas hai; kisi ratna se jeevan badalna siddh nahi, aur kisi grah ke liye ratna zaroori nahi.
@cost modern most JYOTISH
en: The cheaper substitutes, or alternatives (uparatna), of gomed are orange zircon, spessartite or amber. Prices differ widely by colour, clarity, treatment and weight; treated ones cost hundreds of rupees, fine untreated ones many thousands. Never buy on loan.
hi: गोमेद के सस्ते विकल्प (उपरत्न, सस्ता पत्थर) हैं नारंगी ज़िरकॉन, स्पेसरटाइट या अंबर। दाम रंग, सफ़ाई, उपचार और वज़न से बहुत बदलते हैं; उपचारित सैकड़ों रुपये में, अच्छे बिना उपचार के हज़ारों में। उधार लेकर कभी न ख़रीदें।
hg: Gomed ke saste vikalp (uparatna, sasta option) hain narangi zircon, spessartite ya amber. Daam rang, safai, treatment aur wazan se bahut badalte hain; treated saikdon rupaye me, achhe bina treatment ke hazaron me. Udhaar lekar kabhi na kharidein.
@do modern wide SENSE
en: Whether it is real or fake, original or glass, only a gem laboratory's report tells; you cannot know or identify it at home. Ask for report and bill before paying. A real gomed looks wavy and oily inside under a lens; glass shows round bubbles.
hi: असली है या नकली, यह केवल रत्न प्रयोगशाला की रिपोर्ट बताती है; घर पर पहचान नहीं होती। पैसे देने से पहले रिपोर्ट और बिल लें। असली गोमेद लेंस से भीतर लहरदार, तेल-सा दिखता है; काँच में गोल बुलबुले।
hg: Asli hai ya nakli, yeh keval gem lab ki report batati hai; ghar par pehchan nahi hoti. Paise dene se pehle report aur bill lein. Asli gomed lens se andar lehardaar, tel jaisa dikhta hai; kaanch me gol bulbule.
@see graha-rahu

# gem-cats-eye astro
@names
en: cat's eye, lehsunia stone, cats eye stone
hi: लहसुनिया, वैदूर्य, कैट्स आई
hg: lehsuniya, lahsuniya, cats eye ratna
@ask
en: who should wear cat's eye stone | lehsunia in which finger | which day to wear cat's eye | cat's eye for ketu mahadasha | side effects of lehsunia | cat's eye metal silver or gold | is cat's eye dangerous | how to recognise real chrysoberyl cat's eye | lehsuniya benefits | ketu stone | cats eye which finger | lehsuniya price | how many ratti cat's eye should be | who should not wear cat's eye | cat's eye mantra and time to wear | which stones not to wear with cat's eye | substitute of cat's eye | on which day and finger cat's eye | cat's eye substitute cheaper stone | how to test if cat's eye is original | cat's eye price per ratti | what is cat's eye believed to give
en: is it ok to put on cat's eye without an astrologer looking at the chart | whose stone is cat's eye and which metal suits it | since I wear cat's eye things go wrong should I remove it | how to recognise a genuine cat's eye
hi: लहसुनिया किसे पहनना चाहिए | लहसुनिया किस उँगली में पहनें | लहसुनिया किस दिन पहनें | केतु की दशा में लहसुनिया पहनें क्या | लहसुनिया पहनने के नुक़सान | लहसुनिया किस धातु में पहनें | असली लहसुनिया की पहचान | लहसुनिया कौन सी राशि पहने | लहसुनिया के फ़ायदे | केतु का रत्न | लहसुनिया बीच की उँगली | लहसुनिया कितने का | लहसुनिया कितने रत्ती का पहनें | लहसुनिया किसे नहीं पहनना चाहिए | लहसुनिया पहनने का मंत्र और समय | लहसुनिया के साथ कौन सा रत्न न पहनें | लहसुनिया का विकल्प कौन सा है | लहसुनिया किस उंगली में किस दिन | लहसुनिया का उपरत्न सस्ता विकल्प | असली लहसुनिया की पहचान कैसे करें | लहसुनिया कितने रुपये रत्ती आता है | लहसुनिया किस काम आता है ऐसा मानते हैं
hi: किसी को जन्मपत्री दिखाए बिना लहसुनिया डाल लूँ क्या | लहसुनिया किसका रत्न है और कौन सी धातु में बनवाएँ | लहसुनिया पहनने के बाद परेशानी है उतार दूँ क्या | खरा लहसुनिया पहचानने का तरीका
hg: lehsuniya kisko pehnna chahiye | lehsuniya kis ungli me pehne | lehsuniya kis din pehne | ketu ki dasha me lehsuniya pehne kya | lehsuniya pehnne ke nuksan | lehsuniya kis dhatu me pehne | asli lehsuniya ki pehchan | lehsunia kaunsi rashi pehne | lehsuniya ke fayde | ketu ka ratna | lehsuniya bich ki ungli | lehsuniya kitne ka | lehsuniya kitne ratti ka pehne | lehsuniya kise nahi pehanna chahiye | lehsuniya pehanne ka mantra aur samay | lehsuniya ke saath konsa ratna na pehne | lehsuniya ka vikalp konsa hai | lehsuniya kis ungli me kis din | lehsunia ka uparatna sasta option | asli lehsunia ki pehchan kaise kare | lehsunia kitne rupaye ratti aata hai | lehsunia kis liye pehente hai
hg: bina patri dikhaye lehsuniya daal sakte hai kya | lehsuniya kiska ratan hai kis dhatu me banwaye | lehsuniya pehenne ke baad dikkat ho rahi utar du kya | khara lehsuniya kaise pehchane
@who modern disputed JYOTISH
en: Cat's eye goes by Ketu's place and dasha in the kundli, not by zodiac sign, so have the chart seen before wearing it. Many astrologers prefer no stone for Ketu; Ganesh worship and feeding dogs cost nothing.
hi: लहसुनिया कुंडली में केतु के स्थान और दशा से देते हैं, राशि से नहीं; पहनने से पहले कुंडली दिखाएँ। कई ज्योतिषी केतु का रत्न नहीं देते; गणेश पूजा और कुत्तों को रोटी बिना ख़र्च के रिवाज हैं।
hg: Lehsuniya kundli me Ketu ke sthan aur dasha se dete hain, rashi se nahi; pehnne se pehle kundli dikhayein. Kai jyotishi Ketu ka ratna nahi dete; Ganesh puja aur kutton ko roti bina kharch ke riwaz hain.
@how modern most JYOTISH
en: Cat's eye is the stone of Ketu: worn by custom on the middle or ring finger, in silver or panchdhatu, on a Tuesday or Thursday, by some on Saturday.
hi: लहसुनिया केतु का रत्न है: रिवाज में मध्यमा या अनामिका में, चाँदी या पंचधातु में, मंगलवार या गुरुवार को, कुछ शनिवार को पहनते हैं।
hg: Lehsuniya Ketu ka ratna hai: riwaz me madhyama ya anamika me, chaandi ya panchdhatu me, Mangalvar ya Guruvar ko, kuch Shanivar ko pehnte hain.
@ok modern most JYOTISH
en: Cat's eye is not necessary, and nobody can promise gain or protection from it; take it off whenever you like, without fear. By custom not together with ruby and pearl, nor with gomed in one ring; for the others lists differ.
hi: लहसुनिया ज़रूरी नहीं, और उससे लाभ या रक्षा का वादा कोई नहीं कर सकता; जब चाहें बिना डर उतार दें। रिवाज में माणिक और मोती के साथ नहीं पहनते, गोमेद के साथ एक अँगूठी में नहीं; बाक़ी पर सूचियाँ अलग हैं।
hg: Lehsuniya zaroori nahi, aur usse laabh ya raksha ka vaada koi nahi kar sakta; jab chahein bina darr utaar dein. Riwaz me manik aur moti ke saath nahi pehente, gomed ke saath ek anguthi me nahi; baaki par soochiyan alag hain.
@which modern disputed JYOTISH
en: By custom cat's eye, Ketu's stone, is worn in silver or panchdhatu on the middle or ring finger, 3 to 6 ratti, first worn on a Tuesday or Thursday with Om Ketave Namah 108 times. It is not worn together with ruby, pearl, and gomed in one ring.
hi: रिवाज में लहसुनिया, केतु का रत्न, 3 से 6 रत्ती चाँदी या पंचधातु में, मध्यमा या अनामिका उँगली में, मंगलवार या गुरुवार को ॐ केतवे नमः 108 बार कहकर पहनते हैं। माणिक, मोती, और एक अँगूठी में गोमेद के साथ नहीं पहनते।
hg: Riwaz me lehsuniya, Ketu ka ratna, 3 se 6 ratti chaandi ya panchdhatu dhatu me, madhyama ya anamika me, Mangalvar ya Guruvar ko Om Ketave Namah 108 baar kehkar pehnte hain. Manik, moti, aur ek anguthi me gomed ke saath nahi pehnte.
@what modern most JYOTISH
en: Cat's eye (lehsunia) is the banded gem of Ketu, believed to support insight in Ketu's time. It is a belief of custom; no stone has been shown to change a life, and none is owed to a planet.
hi: लहसुनिया केतु का धारी वाला रत्न है, जिससे केतु के समय में अंतर्दृष्टि जोड़ी जाती है। यह परंपरा का विश्वास है; किसी रत्न से जीवन बदलना सिद्ध नहीं, और किसी ग्रह को रत्न देना ज़रूरी नहीं।
hg: Lehsunia Ketu ka dhaari wala ratna hai, jisse Ketu ke samay me antardrishti jodi jaati hai. Yeh parampara ka vishwas hai; kisi ratna se jeevan badalna siddh nahi, aur kisi grah ke liye ratna zaroori nahi.
@cost modern most JYOTISH
en: The cheaper substitutes, or alternatives (uparatna), of cat's eye are quartz cat's eye or tiger's eye. Prices differ widely by colour, clarity, treatment and weight; treated ones cost hundreds of rupees, fine untreated ones many thousands. Never buy on loan.
hi: लहसुनिया के सस्ते विकल्प (उपरत्न, सस्ता पत्थर) हैं क्वार्ट्ज़ लहसुनिया या टाइगर आई। दाम रंग, सफ़ाई, उपचार और वज़न से बहुत बदलते हैं; उपचारित सैकड़ों रुपये में, अच्छे बिना उपचार के हज़ारों में। उधार लेकर कभी न ख़रीदें।
hg: Lehsunia ke saste vikalp (uparatna, sasta option) hain quartz lehsunia ya tiger eye. Daam rang, safai, treatment aur wazan se bahut badalte hain; treated saikdon rupaye me, achhe bina treatment ke hazaron me. Udhaar lekar kabhi na kharidein.
@do modern wide SENSE
en: Whether it is real or fake, original or glass, only a gem laboratory's report tells; you cannot know or identify it at home. Ask for report and bill before paying. A real chrysoberyl shows one sharp line that moves with the light; bright candy colours are fibre glass.
hi: असली है या नकली, यह केवल रत्न प्रयोगशाला की रिपोर्ट बताती है; घर पर पहचान नहीं होती। पैसे देने से पहले रिपोर्ट और बिल लें। असली क्राइसोबेरिल में एक पतली रेखा रोशनी के साथ चलती है; चटक रंग फ़ाइबर काँच के हैं।
hg: Asli hai ya nakli, yeh keval gem lab ki report batati hai; ghar par pehchan nahi hoti. Paise dene se pehle report aur bill lein. Asli chrysoberyl me ek patli rekha roshni ke saath chalti hai; chatak rang fibre kaanch ke hain.
@see graha-ketu

# gems-in-general astro
@names
en: gemstone, gemstones, astrological gems, lucky stone, birthstone
hi: रत्न, राशि रत्न, भाग्य रत्न, लकी स्टोन
hg: ratna, rashi ratna, lucky stone, bhagya ratna, rashi ratan
@ask
en: which gemstone should I wear | do gemstones really work | what is my lucky stone | gem by zodiac sign or by lagna | how many ratti should a gem be | can gems harm me | gemstone is so costly is there a cheaper way | which stone is good for money | astrologer told me to buy a stone from his shop, should I | natal stone by month of birth | ratna for my rashi | which ring stone should I wear | do stones change luck | gem for success | which stone for mesh lagna | which stone for which planet finger metal day | gemstone for simha rashi | can I wear stone without kundli | gemstone list with finger
hi: मुझे कौन सा रत्न पहनना चाहिए | रत्न सच में काम करते हैं क्या | मेरा भाग्य रत्न क्या है | रत्न राशि से पहनें या लग्न से | रत्न कितने रत्ती का पहनें | रत्न पहनने से नुक़सान हो सकता है क्या | महँगे रत्न की जगह क्या करें | ज्योतिषी ने अपनी दुकान से रत्न लेने को कहा है | पैसे के लिए कौन सा रत्न | किस राशि का कौन सा रत्न | कौन सी अँगूठी पहनूँ | नग पहनने से फ़ायदा होता है क्या | नौ रत्न कौन से हैं | रत्न बिना कुंडली के पहनना | मेष लग्न का रत्न कौन सा | किस ग्रह का रत्न किस उंगली किस धातु में | सिंह राशि का रत्न | बिना कुंडली रत्न पहन सकते हैं क्या | राशि अनुसार रत्न सूची
hg: mujhe kaunsa ratna pehnna chahiye | ratna sach me kaam karte hai kya | mera lucky stone konsa hai | ratna rashi se pehne ya lagna se | ratna kitne ratti ka pehne | ratna pehnne se nuksan ho sakta hai kya | mehnge ratna ki jagah kya kare | jyotishi ne apni dukan se ratna lene ko bola hai | paise ke liye kaunsa stone pehne | kis rashi ka kaunsa ratna | kaunsi anguthi pehnu | nag pehnne se fayda hota hai kya | nau ratna kaun se hai | ratna bina kundli ke pehnna | mesh lagna ka ratna konsa | kis graha ka ratna kis ungli kis dhatu me | singh rashi ka ratna | bina kundli ratna pehan sakte hai kya | rashi anusar ratna list
@ok modern wide SENSE
en: No gemstone is necessary, and whether one helps nobody can prove or promise. Wear one if you enjoy it and can spare the money; never on loan, and never out of fear.
hi: कोई रत्न ज़रूरी नहीं, और वह काम करता है, यह कोई सिद्ध नहीं कर सकता न वादा। अच्छा लगे और पैसा बचा हो तो पहनें; उधार लेकर या डर से कभी नहीं।
hg: Koi ratna zaroori nahi, aur woh kaam karta hai, yeh koi siddh nahi kar sakta na vaada. Achha lage aur paisa bacha ho to pehnein; udhaar lekar ya darr se kabhi nahi.
@which modern most JYOTISH
en: The nine stones are ruby for Surya, pearl Chandra, coral Mangal, emerald Budh, yellow sapphire Guru, diamond Shukra, blue sapphire Shani, gomed Rahu, cat's eye Ketu. Most choose the stone of the lagna's lord, not of the name.
hi: नौ रत्न हैं: सूर्य का माणिक, चंद्र का मोती, मंगल का मूँगा, बुध का पन्ना, गुरु का पुखराज, शुक्र का हीरा, शनि का नीलम, राहु का गोमेद, केतु का लहसुनिया। ज़्यादातर लग्न के स्वामी का रत्न चुनते हैं, नाम का नहीं।
hg: Nau ratna hain: Surya ka manik, Chandra ka moti, Mangal ka moonga, Budh ka panna, Guru ka pukhraj, Shukra ka heera, Shani ka neelam, Rahu ka gomed, Ketu ka lehsuniya. Zyadatar lagna ke swami ka ratna chunte hain, naam ka nahi.
@do modern wide SENSE
en: If an adviser sells the stone himself, ask another one. The planet's day, its charity, a simple mantra and good conduct are older remedies and cost nearly nothing.
hi: सलाह देने वाला ही रत्न बेचे तो दूसरे से भी पूछें। ग्रह का दिन, दान, सरल मंत्र और अच्छा आचरण पुराने उपाय हैं और लगभग मुफ़्त हैं।
hg: Salah dene wala hi ratna beche to doosre se bhi poochein. Grah ka din, daan, saral mantra aur achha aacharan purane upay hain aur lagbhag muft hain.
@how modern most JYOTISH
en: Fingers by custom: ring finger for Surya and Mangal, little finger for Chandra and Budh, index for Guru, middle for Shani, Rahu and Ketu, ring or middle for Shukra. Gold suits Surya, Mangal, Guru and Budh, silver the rest.
hi: रिवाज से उँगलियाँ: अनामिका सूर्य और मंगल, कनिष्ठा चंद्र और बुध, तर्जनी गुरु, मध्यमा शनि, राहु, केतु, अनामिका या मध्यमा शुक्र। सोना सूर्य, मंगल, गुरु, बुध का, चाँदी बाक़ी का।
hg: Riwaz se ungliyan: anamika Surya aur Mangal, kanishtha Chandra aur Budh, tarjani Guru, madhyama Shani, Rahu, Ketu, anamika ya madhyama Shukra. Sona Surya, Mangal, Guru, Budh ka, chandi baaki ka.
@who modern most JYOTISH
en: Stone of the lagna's lord: Mesh, Vrishchik coral; Vrishabh, Tula diamond; Mithun, Kanya emerald; Kark pearl; Simha ruby; Dhanu, Meen yellow sapphire; Makar, Kumbh blue sapphire. It is the stone most call safe.
hi: लग्नेश का रत्न: मेष, वृश्चिक मूँगा; वृषभ, तुला हीरा; मिथुन, कन्या पन्ना; कर्क मोती; सिंह माणिक; धनु, मीन पुखराज; मकर, कुंभ नीलम। इसे अधिकतर सुरक्षित कहते हैं।
hg: Lagnesh ka ratna: Mesh, Vrishchik moonga; Vrishabh, Tula heera; Mithun, Kanya panna; Kark moti; Simha manik; Dhanu, Meen pukhraj; Makar, Kumbh neelam. Ise zyadatar surakshit kehte hain.
@link /kundli

# gem-wearing-rules astro
@names
en: wearing two gemstones, gem combinations, gemstone rules, removing a gemstone, gem energising
hi: दो रत्न साथ, रत्न धारण विधि, रत्न उतारना, रत्न के नियम
hg: do ratna sath pehnna, ratna dharan vidhi, ratna utarna
@ask
en: can two gemstones be worn together | which gems should not be worn together | how to energise a gemstone before wearing | how long does a gem work | can I remove the ring at night or in toilet | the stone broke or cracked what does it mean | can I wear someone else's gem ring | can a gem be worn in a pendant | which hand to wear gemstone for ladies | should the stone touch the skin | two rings of different stones | gem ring which hand | gemstone expired | can I wear pearl and ruby together | ring left or right hand for woman | can I wear moonga and pukhraj together | ring slipped and fell in drain omen | gem ring in periods | old gemstone of father can I wear | should I take off gems at a funeral
en: I am a nurse and cannot wear a ring, may the stone be a pendant | gloves all day at work, gem in a chain round the neck instead | does a pendant have to touch the skin
en: cannot afford gold, is coral in silver fine
hi: दो रत्न एक साथ पहन सकते हैं क्या | कौन से रत्न साथ नहीं पहनने चाहिए | रत्न पहनने की विधि | रत्न कितने साल काम करता है | रत्न उतारकर सो सकते हैं क्या | रत्न टूट जाए तो क्या करें | किसी और का रत्न पहन सकते हैं क्या | लॉकेट में रत्न पहन सकते हैं क्या | रत्न त्वचा को छूना चाहिए क्या | मोती और पुखराज साथ | रत्न की एक्सपायरी | नग गिर गया अँगूठी से | रत्न सिद्ध कैसे करें | मूँगा और पुखराज साथ पहन सकते हैं क्या | अँगूठी नाली में गिर गई अपशकुन है क्या | माहवारी में रत्न उतारें क्या | पिता का पुराना रत्न पहन सकते हैं क्या | महिला किस हाथ में अँगूठी पहने | श्मशान जाते समय रत्न उतारें क्या
hi: नर्स हूँ, अँगूठी नहीं पहन सकती, रत्न लॉकेट में पहनें क्या | दिन भर दस्ताने, रत्न गले की चेन में | लॉकेट का त्वचा से छूना ज़रूरी है क्या
hi: सोने की हैसियत नहीं, मूँगा चाँदी में चलेगा
hg: do ratna ek sath pehen sakte hai kya | kaunse ratna sath nahi pehnne chahiye | ratna pehnne ki vidhi | ratna kitne saal kaam karta hai | ratna utar kar so sakte hai kya | ratna toot jaye to kya kare | kisi aur ka ratna pehen sakte hai kya | ladies ratna kis hath me pehne | locket me ratna pehen sakte hai kya | ring ka stone tut gaya kya matlab | moti aur pukhraj sath | ratna ki expiry | nag gir gaya anguthi se | ratna siddh kaise kare | moonga aur pukhraj saath pehan sakte hai kya | anguthi naali me gir gayi apshagun hai kya | periods me ratna utare kya | papa ka purana ratna pehan sakte hai kya | mahila kis hath me anguthi pehne | shamshan jate samay ratna utare kya
hg: nurse hu ring nahi pehen sakti ratna locket me pehne kya | din bhar gloves, ratna gale ki chain me | locket ka skin se touch hona jaruri hai kya
hg: sone ki haisiyat nahi moonga chandi me chalega kya
@which modern most JYOTISH
en: Stones of friendly grahas may be worn together: ruby, pearl, coral, yellow sapphire in one group; emerald, diamond, blue sapphire, gomed in the other. Mixing the groups, such as ruby with blue sapphire, most avoid.
hi: मित्र ग्रहों के रत्न साथ पहनते हैं: एक समूह माणिक, मोती, मूँगा, पुखराज; दूसरा पन्ना, हीरा, नीलम, गोमेद। दोनों समूह मिलाना, जैसे माणिक के साथ नीलम, ज़्यादातर टालते हैं।
hg: Mitra grahon ke ratna saath pehnte hain: ek samooh manik, moti, moonga, pukhraj; doosra panna, heera, neelam, gomed. Dono samooh milana, jaise manik ke saath neelam, zyadatar taalte hain.
@how modern most CUSTOM
en: Before wearing, the ring is washed in milk and gangajal, a lamp lit and the graha's mantra said 108 times; a pandit is not needed. Men wear it on the right, women on the left or right hand.
hi: पहनने से पहले अँगूठी दूध और गंगाजल से धोते, दीया जलाते और ग्रह का मंत्र 108 बार जपते हैं; पंडित ज़रूरी नहीं। पुरुष दाएँ, स्त्रियाँ बाएँ या दाएँ हाथ में पहनती हैं।
hg: Pehnne se pehle anguthi doodh aur gangajal se dhote, diya jalate aur grah ka mantra 108 baar japte hain; pandit zaroori nahi. Purush daayein, striyan baayein ya daayein haath me pehnti hain.
@ok modern wide CUSTOM
en: You may take a gem off to sleep, work or for ever, at any time; nothing bad follows. A cracked stone has met a knock, and no omen lies in it. A skin rash means off with it and see a doctor.
hi: रत्न सोने, काम या सदा के लिए, कभी भी उतार सकते हैं; कुछ बुरा नहीं होता। चटका रत्न कहीं टकराया है, अपशकुन नहीं। त्वचा पर दाने हों तो उतारें और डॉक्टर को दिखाएँ।
hg: Ratna sone, kaam ya hamesha ke liye, kabhi bhi utaar sakte hain; kuch bura nahi hota. Chatka ratna kahin takraya hai, apshakun nahi. Skin par daane hon to utaarein aur doctor ko dikhayein.
@who modern disputed CUSTOM
en: Gems may be worn in periods, pregnancy, illness and mourning; some families take them off for a funeral and wash them after. Children and people with rashes or at machines leave rings off for safety.
hi: माहवारी, गर्भ, बीमारी और सूतक में रत्न पहने रह सकते हैं; कुछ परिवार अंतिम संस्कार में उतारकर बाद में धोते हैं। बच्चे, चकत्ते वाले और मशीन पर काम करने वाले सुरक्षा के लिए उतारें।
hg: Mahavari, garbh, bimari aur sutak me ratna pehne reh sakte hain; kuch parivar antim sanskar me utaarkar baad me dhote hain. Bacche, rash wale aur machine par kaam karne wale suraksha ke liye utaarein.
@do modern most CUSTOM
en: A stone inherited or worn by another is washed in milk and water with a prayer and may be worn; many like it so. A lost ring is only lost: look for it and fear nothing.
hi: विरासत में मिला या दूसरे का पहना रत्न दूध-जल से धोकर प्रार्थना के साथ पहना जा सकता है; बहुतों को प्रिय है। खोई अँगूठी बस खोई है: ढूँढ़ें, डरें नहीं।
hg: Virasat me mila ya doosre ka pehna ratna doodh-jal se dhokar prarthna ke saath pehna ja sakta hai; bahuton ko priya hai. Khoyi angoothi bas khoyi hai: dhoondhein, darein nahi.
@when modern disputed JYOTISH
en: By shop lists stones lose force after years: ruby 4, pearl 2, coral 3, emerald 3, yellow sapphire 4, blue sapphire 5. No old text says so; cleaning is enough.
hi: दुकानों की सूचियों में रत्न वर्षों में शक्ति खोते हैं: माणिक 4, मोती 2, मूँगा 3, पन्ना 3, पुखराज 4, नीलम 5। पुराना ग्रंथ ऐसा नहीं कहता; साफ़ करना काफ़ी है।
hg: Dukanon ki soochiyon me ratna saalon me shakti khote hain: manik 4, moti 2, moonga 3, panna 3, pukhraj 4, neelam 5. Purana granth aisa nahi kehta; saaf karna kaafi hai.
@where modern most JYOTISH
en: Yes, a gem may be worn as a pendant instead of a ring, open at the back so that it touches the skin; day and metal stay the same, such as gold and a Thursday morning for yellow sapphire.
hi: हाँ, रत्न अँगूठी की जगह लॉकेट में पहन सकते हैं, पीछे से खुला ताकि त्वचा को छुए; वार और धातु वही रहते हैं, जैसे पुखराज सोने में गुरुवार सुबह।
hg: Haan, ratna anguthi ki jagah pendant (locket) me pehen sakte hain, peechhe se khula taaki skin ko chhue; vaar aur dhatu wahi rehte hain, jaise pukhraj sone me Guruvar subah.

# gem-real-or-fake astro
@names
en: real or fake gemstone, gem certificate, original stone test, artificial gemstone
hi: असली नकली रत्न, रत्न की जाँच, रत्न का प्रमाणपत्र
hg: asli nakli ratna, ratna ki jaanch, original stone, gem certificate
en: buying gemstones online, gem shop online
hi: रत्न ऑनलाइन ख़रीदना
hg: ratna online kharidna
@ask
en: how to check if a gemstone is real | where to get a gemstone tested | is a heated stone useless | lab certificate for gems in india | I bought a stone online for 15000 and it looks like glass | difference between ratti and carat | can artificial stones be worn for planets | original gem test at home | gem lab report | stone seller cheated me | carat in ratti
hi: असली रत्न की पहचान कैसे करें | रत्न की जाँच कहाँ कराएँ | नक़ली रत्न पहनने से क्या होता है | रत्ती और कैरट में अंतर | ऑनलाइन रत्न लिया, नक़ली लगता है | रत्न के साथ प्रमाणपत्र ज़रूरी है क्या | उपरत्न क्या होते हैं | नग असली है या नक़ली | रत्न लैब रिपोर्ट | सस्ता रत्न असली हो सकता है क्या | पत्थर की जाँच
hg: asli ratna ki pehchan kaise kare | ratna ki jaanch kaha karaye | nakli ratna pehnne se kya hota hai | ratti aur carat me kya antar hai | online ratna liya nakli lagta hai | ratna ke sath certificate jaruri hai kya | upratna kya hote hai | nag asli hai ya nakli | ratna lab report | sasta ratna asli ho sakta hai kya | stone ki jaanch kaise kare
en: can I buy a gemstone online | is it safe to order pukhraj online
hi: रत्न ऑनलाइन ख़रीद सकते हैं क्या
hg: ratna online kharid sakte hai kya
@how modern wide SENSE
en: Only a gem laboratory can tell a real stone from glass, dyed or synthetic; home tests with water or milk prove nothing. Ask for a report of an independent lab with the weight and treatment on it.
hi: असली रत्न को काँच, रंगे या कृत्रिम से केवल रत्न प्रयोगशाला अलग बता सकती है; पानी या दूध के घरेलू परीक्षण कुछ सिद्ध नहीं करते। स्वतंत्र लैब की रिपोर्ट लें, जिसमें वज़न और उपचार लिखा हो।
hg: Asli ratna ko kaanch, range ya artificial se keval gem laboratory alag bata sakti hai; paani ya doodh ke gharelu test kuch siddh nahi karte. Independent lab ki report lein, jisme wazan aur treatment likha ho.
@which modern most JYOTISH
en: One carat is 0.2 g; a ratti is taken as about 0.91 carat, that is about 0.18 g, and shops may measure otherwise. Uparatna, the lesser stones, are accepted by most as stand-ins.
hi: एक कैरट 0.2 ग्राम है; रत्ती लगभग 0.91 कैरट की मानी जाती है, यानी लगभग 0.18 ग्राम, और दुकानों में माप अलग भी मिलता है। उपरत्न, यानी कम दाम के रत्न, ज़्यादातर लोग विकल्प मानते हैं।
hg: Ek carat 0.2 gram hai; ratti lagbhag 0.91 carat ki maani jaati hai, yaani lagbhag 0.18 gram, aur dukanon me maap alag bhi milta hai. Upratna, yaani kam daam ke ratna, zyadatar log vikalp maante hain.
@do modern wide OFFICIAL
en: If you were sold a fake, keep the bill and messages and complain to the National Consumer Helpline, 1915.
hi: नक़ली रत्न बेचा गया हो तो बिल और संदेश सँभालें और राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर शिकायत करें।
hg: Nakli ratna becha gaya ho to bill aur message sambhalein aur National Consumer Helpline 1915 par shikayat karein.

# rudraksha-general object
@names
en: rudraksha, rudraksha mala, rudraksh
hi: रुद्राक्ष, रुद्राक्ष माला
hg: rudraksh, rudraksha mala, rudraksh mala
@ask
en: who can wear rudraksha | rules for wearing rudraksha | can women wear rudraksha during periods | should I remove rudraksha while sleeping | can non vegetarians wear rudraksha | which day to start wearing rudraksha | rudraksha in gold or thread | can rudraksha be worn at a funeral | how to check original rudraksha | can children wear rudraksha | rudraksha wearing rules for women | rudraksh mala benefits | can I wear rudraksha while eating egg | rudraksha to be removed at night | rudraksha and non veg alcohol | can ladies wear rudraksha in periods | real rudraksha test water sink | broken rudraksha what to do | rudraksha mala 108 beads how to wear | can two persons share a rudraksha
hi: रुद्राक्ष कौन पहन सकता है | रुद्राक्ष पहनने के नियम | महिलाएँ रुद्राक्ष पहन सकती हैं क्या | रुद्राक्ष पहनकर सो सकते हैं क्या | माँसाहारी रुद्राक्ष पहन सकते हैं क्या | रुद्राक्ष किस दिन पहनें | रुद्राक्ष किस धागे में पहनें | शवयात्रा में रुद्राक्ष पहनना | असली रुद्राक्ष की पहचान | रुद्राक्ष टूट जाए तो क्या करें | रुद्राक्ष माला के फ़ायदे | रुद्राक्ष पहनकर शौचालय | रुद्राक्ष कब उतारें | रुद्राक्ष धारण विधि | रुद्राक्ष पहनकर मांस खा सकते हैं क्या | महिलाएँ माहवारी में रुद्राक्ष पहनें क्या | असली रुद्राक्ष की पहचान | रुद्राक्ष टूट जाए तो क्या करें | रुद्राक्ष माला कितने दाने की | रुद्राक्ष का धागा किस रंग का
hg: rudraksh kaun pehen sakta hai | rudraksh pehnne ke niyam | ladies rudraksh pehen sakti hai kya | rudraksh pehen kar so sakte hai kya | nonveg khane wale rudraksh pehen sakte hai | rudraksh kis din pehne | rudraksh kis dhage me pehne | asli rudraksh ki pehchan | rudraksh toot jaye to kya kare | rudraksha kaise dharan kare | rudraksh mala ke fayde | rudraksh pehen kar toilet | rudraksh kab utare | rudraksh dharan vidhi | rudraksha pehenkar non veg kha sakte hai kya | mahila periods me rudraksha pehne kya | asli rudraksha ki pehchan | rudraksha toot jaye to kya kare | rudraksha mala kitne dane ki | rudraksha ka dhaga kis rang ka
@who classical most PUR
en: Anyone may wear rudraksha, women, men and children alike; the Shiva Purana opens it to all who love Shiva. The five-faced kind is for everybody and costs little.
hi: रुद्राक्ष कोई भी पहन सकता है, स्त्री, पुरुष और बच्चे; शिव पुराण इसे शिव के सब भक्तों के लिए खोलता है। पंचमुखी सबके लिए है और सस्ता है।
hg: Rudraksh koi bhi pehen sakta hai, stri, purush aur bachche; Shiv Puran ise Shiv ke sab bhakton ke liye kholta hai. Panchmukhi sabke liye hai aur sasta hai.
@how modern most CUSTOM
en: Put rudraksha on a Monday, in Sawan or on Shivratri, after washing it in water and milk and saying Om Namah Shivaya, on red or black thread, silver or gold. Keep soap off and oil it now and then.
hi: रुद्राक्ष सोमवार, सावन या शिवरात्रि को, जल और दूध से धोकर, ॐ नमः शिवाय जपकर, लाल या काले धागे, चाँदी या सोने में पहनें। साबुन से बचाएँ, कभी-कभी तेल लगाएँ।
hg: Rudraksh Somvar, Sawan ya Shivratri ko, jal aur doodh se dhokar, Om Namah Shivaya japkar, laal ya kale dhaage, chaandi ya sone me pehnein. Sabun se bachayein, kabhi-kabhi tel lagayein.
@ok modern disputed CUSTOM
en: Many take rudraksha off for sleep, the toilet, funerals, and meat or drink; others, sadhus too, never do. If you forgot, there is no fault and nothing to atone.
hi: सोते समय, शौचालय, शवयात्रा और माँस-मदिरा में कई लोग रुद्राक्ष उतारते हैं; दूसरे, साधु भी, कभी नहीं। भूल गए तो कोई दोष नहीं, प्रायश्चित भी नहीं।
hg: Sote samay, toilet, shavyatra aur maas-madira me kai log rudraksh utaarte hain; doosre, sadhu bhi, kabhi nahi. Bhool gaye to koi dosh nahi, prayashchit bhi nahi.
@do modern most CUSTOM
en: A cracked rudraksha is taken off and laid under a tree or in soil with thanks, and a new one put on; it is no omen. Sinking in water proves nothing, only an X-ray or lab shows the chambers.
hi: टूटा रुद्राक्ष उतारकर धन्यवाद सहित पेड़ के नीचे या मिट्टी में रखें और नया पहनें; यह अपशकुन नहीं। पानी में डूबने से असली सिद्ध नहीं होता, एक्स-रे या लैब ही भीतर के ख़ाने दिखाती है।
hg: Toota rudraksha utaarkar dhanyavad sahit ped ke neeche ya mitti me rakhein aur naya pehnein; yeh apshagun nahi. Paani me doobne se asli siddh nahi hota, X-ray ya lab hi bheetar ke khaane dikhati hai.
@which modern most CUSTOM
en: A mala has 108 beads and one more, the meru, which is not crossed; for the wrist 27 or 54 are worn. One used for japa is not worn, and a worn one not used for japa, by most.
hi: माला में 108 दाने और एक मेरु होता है जिसे लाँघते नहीं; कलाई में 27 या 54। जप की माला पहनते नहीं और पहनी हुई से जप नहीं करते, अधिकतर की रीति है।
hg: Mala me 108 daane aur ek meru hota hai jise laanghte nahi; kalai me 27 ya 54. Jap ki mala pehante nahi aur pehni hui se jap nahi karte, zyadatar ki reeti hai.

# rudraksha-mukhi object
@names
en: rudraksha faces, 5 mukhi rudraksha, 1 mukhi rudraksha, 7 mukhi rudraksha, mukhi of rudraksha
hi: रुद्राक्ष के मुख, पंचमुखी रुद्राक्ष, एकमुखी रुद्राक्ष, सात मुखी रुद्राक्ष, गौरी शंकर रुद्राक्ष
hg: kitne mukhi rudraksh, panchmukhi rudraksh, ek mukhi rudraksh, 7 mukhi rudraksh, gauri shankar rudraksh
@ask
en: which mukhi rudraksha should I wear | meaning of each mukhi of rudraksha | is one mukhi rudraksha real | price of 5 mukhi rudraksha | rudraksha for students | which rudraksha for money | gauri shankar rudraksha for marriage | 7 mukhi rudraksha for shani | rudraksha by zodiac sign | five mukhi rudraksha price | ek mukhi real or fake | rudraksha for job | nine mukhi meaning | which mukhi rudraksha for students | 4 mukhi rudraksha benefits | gauri shankar rudraksha for marriage | 6 mukhi 14 mukhi meaning | rudraksha as per rashi
hi: कितने मुखी रुद्राक्ष पहनना चाहिए | एकमुखी रुद्राक्ष असली होता है क्या | पंचमुखी रुद्राक्ष के लाभ | सात मुखी रुद्राक्ष किस ग्रह का है | पढ़ाई के लिए कौन सा रुद्राक्ष | शादी के लिए गौरी शंकर रुद्राक्ष | धन के लिए कौन सा रुद्राक्ष | रुद्राक्ष के मुख का मतलब | राशि के अनुसार रुद्राक्ष | पाँच मुखी रुद्राक्ष | नौकरी के लिए रुद्राक्ष | ग्यारह मुखी रुद्राक्ष | असली एकमुखी | विद्यार्थी के लिए कौन सा मुखी रुद्राक्ष | गौरी शंकर रुद्राक्ष क्या है | राशि के अनुसार रुद्राक्ष | 14 मुखी रुद्राक्ष | 4 मुखी रुद्राक्ष
hg: kitne mukhi rudraksh pehnna chahiye | ek mukhi rudraksh asli hota hai kya | panchmukhi rudraksh ke fayde | 7 mukhi rudraksh kis grah ka hai | padhai ke liye kaunsa rudraksh | shadi ke liye gauri shankar rudraksh | paise ke liye kaunsa rudraksh | rudraksh ke mukhi ka matlab | rashi ke hisab se rudraksh | 5 mukhi rudraksh | naukri ke liye rudraksh | 11 mukhi rudraksh | asli ek mukhi kitne ka | student ke liye konsa mukhi rudraksha | gauri shankar rudraksha kya hai | rashi ke anusar rudraksha | 14 mukhi rudraksha | 4 mukhi rudraksha
@which modern disputed CUSTOM
en: Each face of rudraksha is given to a deity: 1 Shiva, 2 Shiva-Parvati, 3 Agni, 4 Brahma, 5 Rudra, 6 Kartikeya, 7 Lakshmi, 8 Ganesh, 9 Durga, 10 Vishnu, 11 Hanuman. Lists differ from book to book.
hi: रुद्राक्ष का हर मुख एक देवता का है: 1 शिव, 2 शिव-पार्वती, 3 अग्नि, 4 ब्रह्मा, 5 रुद्र, 6 कार्तिकेय, 7 लक्ष्मी, 8 गणेश, 9 दुर्गा, 10 विष्णु, 11 हनुमान। सूचियाँ ग्रंथों में अलग हैं।
hg: Rudraksh ka har mukh ek devta ka hai: 1 Shiv, 2 Shiv-Parvati, 3 Agni, 4 Brahma, 5 Rudra, 6 Kartikeya, 7 Lakshmi, 8 Ganesh, 9 Durga, 10 Vishnu, 11 Hanuman. Suchiyan granthon me alag hain.
@cost modern wide SENSE
en: Five-faced beads cost tens of rupees; round one-faced ones are so rare that nearly all on sale are carved. Nobody can promise money, marriage or health from any mukhi, so do not pay thousands.
hi: पंचमुखी दसियों रुपये का है; गोल एकमुखी इतना दुर्लभ है कि बिकने वाले लगभग सब तराशे हुए हैं। धन, विवाह या सेहत का वादा कोई मुखी नहीं कर सकता, इसलिए हज़ारों न दें।
hg: Panchmukhi dasiyon rupaye ka hai; gol ek mukhi itna durlabh hai ki bikne wale lagbhag sab tarashe hue hain. Dhan, vivah ya sehat ka vaada koi mukhi nahi kar sakta, isliye hazaron na dein.
@who modern disputed CUSTOM
en: By seller's lists 4-faced goes to students (Brahma, Budh), 6-faced to energy (Kartikeya), 7 to money (Lakshmi), 14 to Hanuman or Shiva, Gauri Shankar (two grown together) to couples. The 5-faced does for all.
hi: सूचियों में 4 मुखी विद्यार्थी (ब्रह्मा, बुध), 6 मुखी ऊर्जा (कार्तिकेय), 7 धन (लक्ष्मी), 14 हनुमान या शिव, गौरी शंकर (जुड़े दो) दंपति को। 5 मुखी सबके लिए काफ़ी है।
hg: Soochiyon me 4 mukhi student (Brahma, Budh), 6 mukhi urja (Kartikeya), 7 dhan (Lakshmi), 14 Hanuman ya Shiva, Gauri Shankar (jude do) dampati ko. 5 mukhi sabke liye kaafi hai.

# metal-rings-kada object
@names
en: silver ring on thumb, iron ring, copper kada, kada on wrist, copper ring, horseshoe ring
hi: अँगूठे में चाँदी का छल्ला, लोहे का छल्ला, ताँबे का कड़ा, ताँबे की अँगूठी, चाँदी का कड़ा
hg: chandi ka challa, lohe ka challa, tambe ka kada, tambe ki anguthi, chandi ka kada
@ask
en: silver ring on thumb benefits | iron ring for shani in which finger | can I wear a copper kada | which metal suits which rashi | gold and silver together wearing | copper ring for anger | which hand should a man wear kada | chandi ka challa for rahu | chandi challa which finger | copper kada benefits | iron ring saturday | gold ring which finger | kada in left or right hand woman | iron ring from horse shoe for saturn which finger | silver chain for anger | copper bottle and ring together | can I wear gold on feet
hi: अँगूठे में चाँदी का छल्ला पहनने से क्या होता है | लोहे का छल्ला किस उँगली में पहनें | ताँबे का कड़ा पहनना चाहिए क्या | कड़ा किस हाथ में पहनें | ताँबे की अँगूठी किस उँगली में | सोना चाँदी साथ पहन सकते हैं क्या | कौन सी राशि कौन सी धातु पहने | चाँदी का कड़ा पहनने के फ़ायदे | चाँदी का छल्ला किस उँगली में | सोने की अँगूठी किस उँगली में | लोहे का छल्ला शनिवार | ताँबे का छल्ला | महिला किस हाथ में कड़ा पहने | घोड़े की नाल की अँगूठी किस उँगली में | पैर में सोना क्यों नहीं | चाँदी की अँगूठी किस उँगली में
hg: angoothe me chandi ka challa pehnne se kya hota hai | lohe ka challa kis ungli me pehne | tambe ka kada pehnna chahiye kya | kada kis hath me pehne | tambe ki ring kis ungli me | sona chandi sath pehen sakte hai kya | kaunsi rashi kaunsi dhatu pehne | chandi ka kada pehnne ke fayde | chandi ka challa kis ungli me | sone ki anguthi kis ungli me | lohe ka challa shanivar | tambe ka challa | mahila kis hath me kada pehne | ghode ki naal ki anguthi kis ungli me | pair me sona kyu nahi | chandi ki anguthi kis ungli me
@how modern most CUSTOM
en: By custom silver is worn for Chandra and Shukra on the little finger or thumb, copper for Surya and Mangal on the ring finger, iron for Shani on the middle finger; a kada goes on the right wrist.
hi: रिवाज में चाँदी चंद्र-शुक्र के लिए कनिष्ठा या अँगूठे में, ताँबा सूर्य-मंगल के लिए अनामिका में, लोहा शनि के लिए मध्यमा में; कड़ा दाहिनी कलाई में पहनते हैं।
hg: Riwaz me chaandi Chandra-Shukra ke liye chhoti ungli ya angoothe me, tamba Surya-Mangal ke liye anamika me, loha Shani ke liye beech ki ungli me; kada daahini kalai me pehnte hain.
@ok modern wide SENSE
en: Metals are harmless ornaments, gold with silver too, and no planet or illness is mended by them for certain. Copper may turn the skin green; it washes off.
hi: धातुएँ निरापद गहने हैं, सोना-चाँदी साथ भी, और इनसे ग्रह या रोग ठीक होना तय नहीं। ताँबे से त्वचा हरी हो सकती है; धुल जाती है।
hg: Dhatuein niraapad gehne hain, sona-chaandi saath bhi, aur inse grah ya rog theek hona tay nahi. Tambe se skin hari ho sakti hai; dhul jaati hai.
@do modern most CUSTOM
en: A horseshoe ring is put on the middle finger on Saturday after oil and Om Sham Shanaishcharaya Namah, by custom. Gold is not worn below the waist by many, out of respect to Lakshmi; toe rings are silver.
hi: घोड़े की नाल की अँगूठी शनिवार को तेल लगाकर ॐ शं शनैश्चराय नमः के साथ मध्यमा में पहनी जाती है। सोना कमर से नीचे बहुत लोग नहीं पहनते, लक्ष्मी के मान में; बिछिया चाँदी की।
hg: Ghode ki naal ki angoothi Shanivar ko tel lagakar Om Sham Shanaishcharaya Namah ke saath madhyama me pehni jaati hai. Sona kamar se neeche bahut log nahi pehante, Lakshmi ke maan me; bichhiya chandi ki.

# black-thread object
@names
en: black thread, black thread on leg, black thread on ankle, kala dhaga
hi: काला धागा, पैर में काला धागा, काला टीका
hg: kala dhaga, pair me kala dhaga, kala tika
@ask
en: why do girls wear black thread on one leg | which leg for black thread | on which day to tie black thread | black thread for baby | who should not wear black thread | black thread and mesh rashi | how many knots in black thread | when to change black thread | kala dhaga benefits | black thread left leg woman | black thread hand or leg | black thread knot | black thread on which leg boy girl | how many days change black thread | black thread pregnant woman | red thread kalawa which hand
hi: पैर में काला धागा क्यों बाँधते हैं | काला धागा किस पैर में बाँधें | काला धागा किस दिन बाँधें | बच्चे को काला धागा बाँधना | काला धागा किसे नहीं पहनना चाहिए | काले धागे में कितनी गाँठ लगाएँ | काला धागा टूट जाए तो | काला धागा कब बदलें | काला धागा बाँधने के फ़ायदे | बाएँ पैर में काला धागा | हाथ में काला धागा | काला धागा लड़के किस पैर में | काला धागा किस पैर में लड़का लड़की | काला धागा कितने दिन में बदलें | गर्भवती काला धागा | कलावा किस हाथ में
hg: pair me kala dhaga kyu bandhte hai | kala dhaga kis pair me bandhe | kala dhaga kis din bandhe | bacche ko kala dhaga bandhna | kala dhaga kis rashi ko nahi pehnna chahiye | kale dhage me kitni gaanth lagaye | kala dhaga toot jaye to kya kare | kala dhaga kab badle | kala dhaga bandhne ke fayde | baye pair me kala dhaga | hath me kala dhaga | kala dhaga ladke kis pair me | kala dhaga kis pair me ladka ladki | kala dhaga kitne din me badle | garbhvati kala dhaga | kalawa kis hath me
@how modern most CUSTOM
en: A black thread is tied against the evil eye, by women on the left and by men on the right ankle or wrist, mostly on Saturday, with one to nine knots. It is a folk custom, and only that.
hi: काला धागा नज़र से बचाने को बाँधते हैं, स्त्रियाँ बाएँ और पुरुष दाएँ पैर या कलाई में, प्रायः शनिवार को, एक से नौ गाँठ देकर। यह लोक-रिवाज भर है।
hg: Kala dhaaga nazar se bachane ko bandhte hain, striyan baayein aur purush daayein pair ya kalai me, aksar Shanivar ko, ek se nau gaanth dekar. Yeh lok-riwaz bhar hai.
@ok modern disputed CUSTOM
en: Some say that Mesh and Vrishchik should leave it off, as black is not the colour of Mangal; others see no bar. A broken or old thread is simply changed. On babies tie it loose, and never around the neck.
hi: कुछ लोग मेष और वृश्चिक को मना करते हैं, क्योंकि काला मंगल का रंग नहीं; दूसरे नहीं मानते। टूटा या पुराना धागा बस बदल दें। शिशु को ढीला बाँधें, गले में कभी नहीं।
hg: Kuch log Mesh aur Vrishchik ko mana karte hain, kyunki kala Mangal ka rang nahi; doosre nahi maante. Toota ya purana dhaaga bas badal dein. Shishu ko dheela bandhein, gale me kabhi nahi.
@when modern regional CUSTOM
en: It is tied on Saturday or Tuesday after a short prayer, women left and men right, and changed when worn, thrown into running water or under a tree. Kalawa is red and yellow, tied in puja: men and girls right, married women left.
hi: शनिवार या मंगलवार को छोटी प्रार्थना के बाद, स्त्री बाएँ, पुरुष दाएँ; पुराना हो तो बदलकर बहते जल या पेड़ के नीचे। कलावा लाल-पीला, पूजा में: पुरुष और कन्या दाएँ, विवाहित स्त्री बाएँ।
hg: Shanivar ya Mangalvar ko chhoti prarthna ke baad, stree baayein, purush daayein; purana ho to badalkar behte jal ya ped ke neeche. Kalawa laal-peela, puja me: purush aur kanya daayein, vivahit stree baayein.

# stone-bracelets object
@names
en: pyrite bracelet, tiger eye bracelet, seven chakra bracelet, crystal bracelet, rose quartz
hi: पाइराइट ब्रेसलेट, टाइगर आई ब्रेसलेट, सात चक्र ब्रेसलेट
hg: pyrite bracelet, tiger eye bracelet, 7 chakra bracelet, rose quartz bracelet
@ask
en: does pyrite bracelet attract money | which crystal bracelet for me | tiger eye bracelet in which hand | rose quartz for love does it work | how to charge crystals | can bracelet be worn with rudraksha | instagram sells money magnet bracelet real or fake | pyrite stone real | crystal healing bracelet | bracelet for wealth | tiger eye stone use
hi: पाइराइट ब्रेसलेट से पैसा आता है क्या | टाइगर आई किस हाथ में पहनें | सात चक्र ब्रेसलेट के फ़ायदे | रोज़ क्वार्ट्ज़ प्रेम के लिए काम करता है क्या | ब्रेसलेट कैसे चार्ज करें | कौन सा ब्रेसलेट पहनूँ | मनी मैग्नेट ब्रेसलेट असली है क्या | पाइराइट पत्थर | धन के लिए ब्रेसलेट | क्रिस्टल हीलिंग | टाइगर आई के फ़ायदे
hg: pyrite bracelet se paisa aata hai kya | tiger eye kis hath me pehne | 7 chakra bracelet ke fayde | rose quartz se pyar milta hai kya | bracelet kaise charge kare | kaunsa bracelet pehnu | money magnet bracelet asli hai kya | instagram wala pyrite bracelet kaam karta hai kya | pyrite stone ke fayde | dhan ke liye bracelet | crystal healing | tiger eye ke fayde
@ok modern wide SENSE
en: Stone bracelets are a fashion of the last years and no part of jyotish; nobody can promise money, love or calm from one. Wear it for its looks and pay what a bead string is worth.
hi: पत्थर के ब्रेसलेट पिछले वर्षों का फ़ैशन हैं, ज्योतिष का अंग नहीं; धन, प्रेम या शांति का वादा कोई नहीं कर सकता। सुंदर लगे तो पहनें, दाम माला जितना ही दें।
hg: Patthar ke bracelet pichhle saalon ka fashion hain, jyotish ka ang nahi; dhan, prem ya shanti ka vaada koi nahi kar sakta. Sundar lage to pehnein, daam mala jitna hi dein.
@how modern most CUSTOM
en: Sellers tell to wear it on the left hand to receive and the right to give, and to "charge" it in moonlight; that is their custom, in no old text.
hi: बेचने वाले बाएँ हाथ में पाने और दाएँ में देने के लिए, और चाँदनी में "चार्ज" करने को कहते हैं; यह उनका रिवाज है, पुराने ग्रंथों में नहीं।
hg: Bechne wale baayein haath me paane aur daayein me dene ke liye, aur chaandni me "charge" karne ko kehte hain; yeh unka riwaz hai, purane granthon me nahi.

# name-letters-first-nine astro
@names
en: name letters of ashwini, name letters of bharani, name letters of krittika, name letters of rohini, name letters of mrigashira, name letters of ardra, name letters of punarvasu, name letters of pushya, name letters of ashlesha
hi: अश्विनी के नाम अक्षर, भरणी के नाम अक्षर, कृत्तिका के नाम अक्षर, रोहिणी के नाम अक्षर, मृगशिरा के नाम अक्षर, आर्द्रा के नाम अक्षर, पुनर्वसु के नाम अक्षर, पुष्य के नाम अक्षर, आश्लेषा के नाम अक्षर
hg: ashwini ke naam akshar, bharani ke naam akshar, krittika ke naam akshar, rohini ke naam akshar, mrigashira ke naam akshar, ardra ke naam akshar, punarvasu ke naam akshar, pushya ke naam akshar, ashlesha ke naam akshar
@ask
en: baby born in rohini nakshatra which letter | name starting letter for ashwini nakshatra | pushya nakshatra baby name letters | first letter of name for punarvasu nakshatra | ardra nakshatra boy name letter | my daughter was born in mrigashira, with which letters should her name begin | bharani star name letters | ashlesha pada wise letters | rohini star name | pushyami baby name letters | ashwini first pada letter chu | krittika letters a i u e
hi: रोहिणी नक्षत्र में जन्मे बच्चे का नाम किस अक्षर से | अश्विनी नक्षत्र का नाम अक्षर | पुष्य नक्षत्र में जन्म हो तो नाम किस अक्षर से रखें | पुनर्वसु नक्षत्र के अक्षर | आर्द्रा नक्षत्र के बच्चे का नाम | मृगशिरा नक्षत्र नाम अक्षर | भरणी नक्षत्र के अक्षर | कृत्तिका नक्षत्र नाम | रोहिणी में नाम | पुष्य के अक्षर हू हे हो डा | अश्विनी चू चे चो ला | आश्लेषा नक्षत्र नाम
hg: rohini nakshatra me janme bacche ka naam kis akshar se | ashwini nakshatra ka naam akshar | pushya nakshatra me naam kis letter se rakhe | punarvasu nakshatra ke akshar | ardra nakshatra baby name letter | mrigashira nakshatra naam akshar | bharani nakshatra ke letters | krittika nakshatra naam letter | rohini me naam | pushya ke akshar | ashwini chu che cho la | ashlesha nakshatra naam
@which modern wide JYOTISH
en: Ashwini chu che cho la; Bharani li lu le lo; Krittika a i u e; Rohini o va vi vu; Mrigashira ve vo ka ki; Ardra ku gha nga chha; Punarvasu ke ko ha hi; Pushya hu he ho da; Ashlesha di du de do.
hi: अश्विनी चू चे चो ला; भरणी ली लू ले लो; कृत्तिका अ ई उ ए; रोहिणी ओ वा वी वू; मृगशिरा वे वो का की; आर्द्रा कू घ ङ छ; पुनर्वसु के को हा ही; पुष्य हू हे हो डा; आश्लेषा डी डू डे डो।
hg: Ashwini chu che cho la; Bharani li lu le lo; Krittika a i u e; Rohini o va vi vu; Mrigashira ve vo ka ki; Ardra ku gha nga chha; Punarvasu ke ko ha hi; Pushya hu he ho da; Ashlesha di du de do.
@see name-letter-custom

# name-letters-second-nine astro
@names
en: name letters of magha, name letters of purva phalguni, name letters of uttara phalguni, name letters of hasta, name letters of chitra, name letters of swati, name letters of vishakha, name letters of anuradha, name letters of jyeshtha
hi: मघा के नाम अक्षर, पूर्वा फाल्गुनी के नाम अक्षर, उत्तरा फाल्गुनी के नाम अक्षर, हस्त के नाम अक्षर, चित्रा के नाम अक्षर, स्वाति के नाम अक्षर, विशाखा के नाम अक्षर, अनुराधा के नाम अक्षर, ज्येष्ठा के नाम अक्षर
hg: magha ke naam akshar, purva phalguni ke naam akshar, uttara phalguni ke naam akshar, hasta ke naam akshar, chitra ke naam akshar, swati ke naam akshar, vishakha ke naam akshar, anuradha ke naam akshar, jyeshtha ke naam akshar
@ask
en: swati nakshatra baby name letter | name starting letter for hasta nakshatra | magha nakshatra first letter | chitra star baby name letters | anuradha nakshatra name letters for girl | uttara phalguni name letters | our son was born in jyeshtha, which letter for his name | vishakha nakshatra letters | magha star name | swati letters ru re ro ta | purva phalguni baby name letters | chitra pada letters
hi: स्वाति नक्षत्र में जन्मे बच्चे का नाम किस अक्षर से | हस्त नक्षत्र का नाम अक्षर | मघा नक्षत्र के अक्षर | चित्रा नक्षत्र के बच्चे का नाम | अनुराधा नक्षत्र नाम अक्षर | ज्येष्ठा नक्षत्र में जन्म हो तो नाम | विशाखा नक्षत्र के अक्षर | उत्तरा फाल्गुनी नाम अक्षर | मघा में नाम | स्वाति रू रे रो ता | पूर्वा फाल्गुनी नाम अक्षर | चित्रा के अक्षर
hg: swati nakshatra me janme bacche ka naam kis akshar se | hasta nakshatra ka naam akshar | magha nakshatra ke akshar | chitra nakshatra baby name letter | anuradha nakshatra naam letter | jyeshtha nakshatra me janm ho to naam | vishakha nakshatra ke letters | uttara phalguni naam letter | magha me naam | swati ru re ro ta | purva phalguni naam akshar | chitra ke akshar
@which modern wide JYOTISH
en: Magha ma mi mu me; Purva Phalguni mo ta ti tu; Uttara Phalguni te to pa pi; Hasta pu sha na tha; Chitra pe po ra ri; Swati ru re ro ta; Vishakha ti tu te to; Anuradha na ni nu ne; Jyeshtha no ya yi yu.
hi: मघा मा मी मू मे; पूर्वा फाल्गुनी मो टा टी टू; उत्तरा फाल्गुनी टे टो पा पी; हस्त पू ष ण ठ; चित्रा पे पो रा री; स्वाति रू रे रो ता; विशाखा ती तू ते तो; अनुराधा ना नी नू ने; ज्येष्ठा नो या यी यू।
hg: Magha ma mi mu me; Purva Phalguni mo ta ti tu; Uttara Phalguni te to pa pi; Hasta pu sha na tha; Chitra pe po ra ri; Swati ru re ro ta; Vishakha ti tu te to; Anuradha na ni nu ne; Jyeshtha no ya yi yu.
@see name-letter-custom

# name-letters-third-nine astro
@names
en: name letters of mula, name letters of purva ashadha, name letters of uttara ashadha, name letters of shravana, name letters of dhanishta, name letters of shatabhisha, name letters of purva bhadrapada, name letters of uttara bhadrapada, name letters of revati
hi: मूल के नाम अक्षर, पूर्वाषाढ़ा के नाम अक्षर, उत्तराषाढ़ा के नाम अक्षर, श्रवण के नाम अक्षर, धनिष्ठा के नाम अक्षर, शतभिषा के नाम अक्षर, पूर्वा भाद्रपद के नाम अक्षर, उत्तरा भाद्रपद के नाम अक्षर, रेवती के नाम अक्षर
hg: mool ke naam akshar, purvashadha ke naam akshar, uttarashadha ke naam akshar, shravan ke naam akshar, dhanishtha ke naam akshar, shatabhisha ke naam akshar, purva bhadrapada ke naam akshar, uttara bhadrapada ke naam akshar, revati ke naam akshar
@ask
en: revati nakshatra baby name letter | name starting letter for shravana nakshatra | dhanishta nakshatra first letter | shatabhisha star baby name letters | mula nakshatra name letters | uttara bhadrapada name letters | my niece was born in purvashadha, which letters for the name | uttarashadha nakshatra letters | revati letters de do cha chi | shravan star name | purva bhadrapada name letters | dhanishtha letters ga gi
hi: रेवती नक्षत्र में जन्मे बच्चे का नाम किस अक्षर से | श्रवण नक्षत्र का नाम अक्षर | धनिष्ठा नक्षत्र के अक्षर | शतभिषा नक्षत्र के बच्चे का नाम | मूल नक्षत्र नाम अक्षर | उत्तराषाढ़ा नक्षत्र में जन्म हो तो नाम | पूर्वाषाढ़ा के अक्षर | उत्तरा भाद्रपद नाम अक्षर | रेवती दे दो चा ची | श्रवण में नाम | पूर्वा भाद्रपद नाम अक्षर | मूल नक्षत्र में जन्मे का नाम
hg: revati nakshatra me janme bacche ka naam kis akshar se | shravan nakshatra ka naam akshar | dhanishtha nakshatra ke akshar | shatabhisha nakshatra baby name letter | mool nakshatra naam letter | uttarashadha nakshatra me janm ho to naam | purvashadha ke akshar | uttara bhadrapada naam letter | revati de do cha chi | shravan me naam | purva bhadrapad naam akshar | mool nakshatra me janme ka naam
@which modern wide JYOTISH
en: Mula ye yo bha bhi; Purva Ashadha bhu dha pha dha; Uttara Ashadha bhe bho ja ji; Shravana khi khu khe kho; Dhanishta ga gi gu ge; Shatabhisha go sa si su; Purva Bhadrapada se so da di; Uttara Bhadrapada du tha jha na; Revati de do cha chi.
hi: मूल ये यो भा भी; पूर्वाषाढ़ा भू धा फा ढा; उत्तराषाढ़ा भे भो जा जी; श्रवण खी खू खे खो; धनिष्ठा गा गी गू गे; शतभिषा गो सा सी सू; पूर्वा भाद्रपद से सो दा दी; उत्तरा भाद्रपद दू थ झ ञ; रेवती दे दो चा ची।
hg: Mool ye yo bha bhi; Purvashadha bhu dha pha dha; Uttarashadha bhe bho ja ji; Shravan khi khu khe kho; Dhanishtha ga gi gu ge; Shatabhisha go sa si su; Purva Bhadrapada se so da di; Uttara Bhadrapada du tha jha na; Revati de do cha chi.
@see name-letter-custom

# name-letters-of-rashi astro
@names
en: name letters of rashi, letters of each zodiac sign, rashi by name, which rashi by first letter
hi: राशि के नाम अक्षर, नाम से राशि, राशि के अक्षर
hg: rashi ke naam akshar, naam se rashi, rashi ke letters
@ask
en: which rashi by name letter s | my name starts with r which is my rashi | mesh rashi name letters | kark rashi baby name letters | find rashi from name | is rashi by name correct or by birth | zodiac sign for name starting with p | letter for kumbh rashi baby | rashi letters chart | first letter zodiac | simha rashi name starting letter | makar rashi letters
en: what is the rashi of somebody called Kiran | rashi for the name Komal, no date of birth known | my old papers have no birth date, find my rashi from my name Deepak | which moon sign by name Sunita | Gaurav naam rashi
hi: नाम के पहले अक्षर से राशि | स अक्षर की राशि कौन सी है | मेष राशि के नाम अक्षर | कर्क राशि के बच्चे का नाम किस अक्षर से | मेरा नाम र से है, राशि क्या है | नाम से राशि सही होती है या जन्म से | कुंभ राशि के अक्षर | प अक्षर की कौन सी राशि | किस राशि का कौन सा अक्षर | सिंह राशि के नाम अक्षर | तुला राशि के बच्चे का नाम | मकर राशि के अक्षर
hi: कोमल नाम, जन्मतिथि नहीं पता, राशि कौन सी | दीपक नाम की राशि | सुनीता की राशि नाम से | काग़ज़ में जन्मतिथि नहीं, नाम से राशि बताइए
hg: naam ke pehle akshar se rashi | s naam wale ki rashi kya hai | mesh rashi ke naam akshar | kark rashi ke bacche ka naam kis akshar se | mera naam r se hai rashi kya hai | naam se rashi sahi hoti hai ya janam se | kumbh rashi ke akshar | p naam wale ki rashi | a naam wale ki rashi kya hoti hai | kis rashi ka kaunsa akshar | singh rashi naam akshar | tula rashi ke bacche ka naam | makar rashi ke akshar | m naam ki rashi
hg: komal naam janm tithi nahi pata rashi konsi | deepak naam ki rashi | sunita ki rashi naam se | kagaz me birth date nahi naam se rashi batao
en: which rashi is a name beginning with S | rashi of name Rahul | my rashi by name, no birth date known
hi: किरण नाम की राशि क्या है | स से शुरू नाम की राशि | राहुल नाम की कौन सी राशि
hg: kiran naam ki rashi kya hai | s se naam ki rashi | rahul naam ki kaun si rashi
@which modern wide JYOTISH
en: Mesh chu–a (ch, l, a); Vrishabh i, u, e, o, v; Mithun k, gh, chh, h(a); Kark h, d(hard); Simha m, t(hard); Kanya t, p, sh, th; Tula r, t(soft); Vrishchik t, n, y; Dhanu y, bh, dh, ph; Makar bh, j, kh, g; Kumbh g, s, d; Meen d, th, jh, ch.
hi: मेष चू-ला-अ (च, ल, अ); वृषभ ई, उ, ए, ओ, व; मिथुन क, घ, छ, ह; कर्क ह, ड; सिंह म, ट; कन्या ट, प, ष, ठ; तुला र, त; वृश्चिक त, न, य; धनु य, भ, ध, फ; मकर भ, ज, ख, ग; कुंभ ग, स, द; मीन द, थ, झ, च।
hg: Mesh ch, l, a; Vrishabh i, u, e, o, v; Mithun k, gh, chh, h; Kark h, d (kada); Simha m, t (kada); Kanya t, p, sh, th; Tula r, t (naram); Vrishchik t, n, y; Dhanu y, bh, dh, ph; Makar bh, j, kh, g; Kumbh g, s, d; Meen d, th, jh, ch.
@ok modern most JYOTISH
en: The rashi by birth counts for chart, matching and dasha; the rashi by the called name serves only when no birth time is known. If both differ, nothing is wrong.
hi: कुंडली, मिलान और दशा के लिए जन्म की राशि देखी जाती है; पुकार के नाम की राशि केवल तब, जब जन्म समय ज्ञात न हो। दोनों अलग हों तो कोई दोष नहीं।
hg: Kundli, milan aur dasha ke liye janm ki rashi dekhi jaati hai; pukar ke naam ki rashi keval tab, jab janm samay gyaat na ho. Dono alag hon to koi dosh nahi.

# name-letter-custom astro
@names
en: baby name by nakshatra, first letter of baby's name, janma naam, rashi name and called name
hi: नक्षत्र से नाम, बच्चे के नाम का पहला अक्षर, जन्म नाम, राशि का नाम
hg: nakshatra se naam, bacche ke naam ka akshar, janm naam, rashi ka naam
@ask
en: how to find the first letter of a baby's name | is it compulsory to name baby by nakshatra | we like a name that does not match the letter | what is janma naam and pukar naam | can the official name be different from rashi name | how does a pandit choose baby name letter | twins name letters | baby name letter by birth time | naming letter from kundli | name not matching rashi problem | is pet name ok | name letter needs birth time or not | baby name from which letter hospital time | name letters differ in two websites why | can I keep a name from mother's choice
en: grandparents insist on the janma letter, we chose a modern name
hi: बच्चे के नाम का अक्षर कैसे निकालते हैं | नक्षत्र के अनुसार नाम रखना ज़रूरी है क्या | राशि का नाम और पुकार का नाम अलग हो सकता है क्या | जन्म नाम क्या होता है | जो नाम पसंद है वह अक्षर से नहीं मिलता | जुड़वाँ बच्चों का नाम किस अक्षर से | नाम का अक्षर किससे तय होता है | जन्म समय से नाम अक्षर | नाम का अक्षर कौन बताए | नाम राशि से नहीं रखा तो | घर का नाम और स्कूल का नाम | नाम अक्षर के लिए जन्म समय चाहिए क्या | दो वेबसाइट पर अक्षर अलग क्यों | पुकार का नाम और राशि का नाम अलग
hi: दादा-दादी नक्षत्र का अक्षर चाहते हैं, हमें दूसरा नाम पसंद है | बेटी का नाम दूसरे अक्षर से रख दिया, बदलें क्या
hg: bacche ke naam ka akshar kaise nikalte hai | nakshatra ke hisab se naam rakhna jaruri hai kya | rashi ka naam aur bulane ka naam alag ho sakta hai kya | janm naam kya hota hai | jo naam pasand hai wo akshar se nahi milta | judwa baccho ka naam kis akshar se | baby ka naam kis letter se rakhe kaise pata kare | janm samay se naam akshar | naam ka akshar kaun bataye | naam rashi se nahi rakha to | ghar ka naam aur school ka naam | naam akshar ke liye janm samay chahiye kya | do website par akshar alag kyu | bacche ka naam kis akshar se rakhe | pukar ka naam aur rashi ka naam alag
hg: dada dadi nakshatra ka akshar chahte hume dusra naam pasand | beti ka naam dusre akshar se rakh diya badle kya
@how modern wide JYOTISH
en: The letter comes from the Moon's nakshatra and its quarter at birth: each of the 27 nakshatras has four syllables, one for each quarter. Birth date, time and place are needed for it.
hi: नाम का अक्षर जन्म के समय चंद्रमा के नक्षत्र और चरण से आता है: 27 नक्षत्रों में हर एक के चार अक्षर हैं, हर चरण का एक। इसके लिए जन्म की तारीख़, समय और स्थान चाहिए।
hg: Naam ka akshar janm ke samay Chandrama ke nakshatra aur charan se aata hai: 27 nakshatron me har ek ke chaar akshar hain, har charan ka ek. Iske liye janm ki tarikh, samay aur sthan chahiye.
@ok modern wide CUSTOM
en: It is a custom and not a must: many families whisper a janma naam with the letter for rites and call the child by any name they love. A name outside the letters brings no harm.
hi: यह रिवाज है, अनिवार्य नहीं: कई परिवार संस्कारों के लिए अक्षर वाला जन्म नाम कान में कहते हैं और पुकारते अपनी पसंद के नाम से हैं। अक्षर से अलग नाम से कोई हानि नहीं।
hg: Yeh riwaz hai, zaroori nahi: kai parivar sanskaron ke liye akshar wala janm naam kaan me kehte hain aur pukarte apni pasand ke naam se hain. Akshar se alag naam se koi haani nahi.
@do modern wide JYOTISH
en: Find the letter under Kundli, name letters: give birth date, time and place, and the nakshatra with its pada and syllable appear. Sites differ by ayanamsa or when the Moon stood near a border.
hi: अक्षर कुंडली में नाम अक्षर से देखें: जन्म तारीख़, समय और स्थान दें, नक्षत्र, चरण और अक्षर दिखेगा। वेबसाइटें अयनांश या सीमा के पास चंद्रमा होने से अलग दिखाती हैं।
hg: Akshar Kundli me naam akshar se dekhein: janm tarikh, samay aur sthan dein, nakshatra, charan aur akshar dikhega. Websites ayanamsha ya seema ke paas Chandrama hone se alag dikhati hain.
@link /kundli
@link /kundli

# name-spelling-change astro
@names
en: changing the name for luck, name spelling change, name numerology, namank, adding a letter to the name
hi: भाग्य के लिए नाम बदलना, नाम की स्पेलिंग बदलना, नामांक, नाम अंक
hg: luck ke liye naam badalna, naam ki spelling badalna, namank, name numerology
@ask
en: should I change my name spelling for luck | does adding an extra a in name help | how to calculate name number | my name number does not match my birth number | bride's name change after marriage is it needed | film stars changed spelling does it work | numerologist asks for 11000 to correct my name | name correction numerology | lucky spelling of my name | extra letter in name | total of my name | legal process to change name in India | adding a in name for luck result | name total 8 bad | does double letter in name help
hi: नाम की स्पेलिंग बदलने से भाग्य बदलता है क्या | नामांक कैसे निकालते हैं | नाम में अक्षर जोड़ना चाहिए क्या | नामांक और मूलांक नहीं मिलता | शादी के बाद लड़की का नाम बदलना ज़रूरी है क्या | अंक ज्योतिषी नाम सुधारने के पैसे माँगता है | नाम बदलने की क़ानूनी प्रक्रिया | नाम में एक अक्षर बढ़ाना | लकी नाम की स्पेलिंग | नाम का योग | फ़िल्मी सितारों ने नाम क्यों बदला | नाम बदलने की क़ानूनी प्रक्रिया | नाम में एक अक्षर जोड़ने से क्या होता है | नाम का जोड़ 8 है तो
hg: naam ki spelling badalne se luck badalta hai kya | namank kaise nikalte hai | naam me extra a lagana chahiye kya | namank aur mulank nahi milta | shadi ke baad ladki ka naam badalna jaruri hai kya | numerologist naam theek karne ke paise maang raha hai | naam badalne se kismat badalti hai kya | naam me ek letter badhana | lucky naam ki spelling | naam ka total | celebrity ne naam kyu badla | naam badalne ka kanooni process | naam me ek a jodne se kya hota hai | naam ka jod 8 hai to
@ok modern wide SENSE
en: Changing a name's spelling is a custom of modern numerology, and nobody can promise that it changes luck. It can bring trouble with documents, so think twice before you pay or apply.
hi: नाम की स्पेलिंग बदलना आधुनिक अंक-ज्योतिष का चलन है, और कोई वादा नहीं कर सकता कि भाग्य बदलेगा। काग़ज़ों में झंझट हो सकता है, इसलिए पैसे देने या आवेदन से पहले सोच लें।
hg: Naam ki spelling badalna aadhunik numerology ka chalan hai, aur koi vaada nahi kar sakta ki bhagya badlega. Kaagazon me jhanjhat ho sakta hai, isliye paise dene ya apply karne se pehle soch lein.
@how modern most JYOTISH
en: The common count gives A I J Q Y 1, B K R 2, C G L S 3, D M T 4, E H N X 5, U V W 6, O Z 7, F P 8; add the letters and reduce the sum to one digit.
hi: प्रचलित गणना में A I J Q Y का 1, B K R का 2, C G L S का 3, D M T का 4, E H N X का 5, U V W का 6, O Z का 7, F P का 8 अंक है; जोड़कर एक अंक बनाएँ।
hg: Prachalit ganana me A I J Q Y ka 1, B K R ka 2, C G L S ka 3, D M T ka 4, E H N X ka 5, U V W ka 6, O Z ka 7, F P ka 8 ank hai; jodkar ek ank banayein.
@do modern wide OFFICIAL
en: To change a name by law: an affidavit before a notary, notices in two newspapers, then publication in the Gazette; after that Aadhaar, PAN, bank and certificates. Keep one spelling everywhere.
hi: नाम क़ानून से बदलने को: नोटरी के सामने शपथ पत्र, दो अख़बारों में सूचना, फिर राजपत्र में प्रकाशन; उसके बाद आधार, पैन, बैंक, प्रमाणपत्र। हर जगह एक वर्तनी रखें।
hg: Naam kanoon se badalne ko: notary ke saamne affidavit, do akhbaron me soochna, phir Gazette me prakashan; uske baad Aadhaar, PAN, bank, certificate. Har jagah ek spelling rakhein.

# mulank-word astro
@names
en: mulank, birth number, psychic number, root number
hi: मूलांक, जन्म अंक, मूल अंक
hg: mulank, moolank, janm ank
@ask
en: how to calculate mulank | what is my mulank | my birth date is 23 which number am I | what does mulank tell | difference between mulank and bhagyank | is mulank from date only or whole birth date | does numerology work | mulank from date of birth | born on 29 number | radical number | numerology basics | mulank and bhagyank difference | driver number conductor number meaning | mulank 5 lucky number colour | is number 8 unlucky mulank | friendly numbers for mulank
hi: मूलांक कैसे निकालते हैं | मेरा मूलांक क्या है | 23 तारीख़ वालों का मूलांक क्या है | मूलांक से क्या पता चलता है | मूलांक और भाग्यांक में अंतर | अंक ज्योतिष सही होता है क्या | मूलांक किसे कहते हैं | 29 तारीख़ का मूलांक | जन्म तारीख़ का अंक | अंक शास्त्र क्या है | मूलांक का स्वामी ग्रह | मूलांक और भाग्यांक में अंतर | मूलांक से विवाह मिलान | मूलांक के मित्र अंक | जन्मतिथि 29 का मूलांक क्या होगा | ड्राइवर और कंडक्टर नंबर क्या है
hg: mulank kaise nikale | mera mulank kya hai | 23 tarikh walo ka mulank kya hai | mulank se kya pata chalta hai | mulank aur bhagyank me kya fark hai | ank jyotish sahi hota hai kya | mulank kya hota hai | janam tarikh se mulank | 29 tarikh ka mulank | janm tarikh ka ank | ank shastra kya hai | mulank ka swami grah | mulank aur bhagyank me antar | mulank se vivah milan | mulank ke mitra ank | 29 tarikh ka mulank kya hoga | driver conductor number kya hai
@how modern wide JYOTISH
en: Mulank is the day of the month of your birth reduced to one digit: born on the 23rd, 2+3 = 5. Each number is given to a graha: 1 Sun, 2 Moon, 3 Jupiter, 4 Rahu, 5 Mercury, 6 Venus, 7 Ketu, 8 Saturn, 9 Mars.
hi: मूलांक जन्म की तारीख़ के दिन को जोड़कर बना एक अंक है: 23 को जन्म हो तो 2+3 = 5। हर अंक एक ग्रह का है: 1 सूर्य, 2 चंद्र, 3 गुरु, 4 राहु, 5 बुध, 6 शुक्र, 7 केतु, 8 शनि, 9 मंगल।
hg: Mulank janm ki tarikh ke din ko jodkar bana ek ank hai: 23 ko janm ho to 2+3 = 5. Har ank ek grah ka hai: 1 Surya, 2 Chandra, 3 Guru, 4 Rahu, 5 Budh, 6 Shukra, 7 Ketu, 8 Shani, 9 Mangal.
@ok modern wide JYOTISH
en: Number reading of this kind came to India from the West in the last century; it is a game of leanings. Nobody can tell a fate from a date, and a ninth of all people share your number.
hi: इस तरह का अंक-ज्योतिष पिछली सदी में पश्चिम से आया; यह झुकाव का खेल है। तारीख़ से भाग्य कोई नहीं बता सकता, और हर नौवाँ व्यक्ति आपके ही अंक का है।
hg: Is tarah ka numerology pichhli sadi me pashchim se aaya; yeh jhukav ka khel hai. Tarikh se bhagya koi nahi bata sakta, aur har nauva vyakti aapke hi ank ka hai.
@which modern most CUSTOM
en: Mulank comes from the day of birth only, bhagyank from day, month and year together; readers call them driver and conductor. For the 29th: 2+9=11, 1+1=2, so mulank 2.
hi: मूलांक केवल जन्म की तारीख़ से, भाग्यांक दिन, महीने और वर्ष के जोड़ से; पाठक इन्हें ड्राइवर और कंडक्टर कहते हैं। 29 का: 2+9=11, 1+1=2, यानी मूलांक 2।
hg: Mulank keval janm ki tarikh se, bhagyank din, mahine aur saal ke jod se; log inhe driver aur conductor kehte hain. 29 ka: 2+9=11, 1+1=2, yani mulank 2.

# bhagyank-word astro
@names
en: bhagyank, destiny number, life path number
hi: भाग्यांक, भाग्य अंक
hg: bhagyank, bhagya ank, life path number
@ask
en: how to calculate bhagyank | what is my destiny number | bhagyank for birth date 15 august 1990 | which is more important mulank or bhagyank | what does life path number say | master number 11 and 22 meaning | bhagyank formula | full date of birth number | destiny number 6 | add all digits of birth date
hi: भाग्यांक कैसे निकालते हैं | मेरा भाग्यांक क्या है | भाग्यांक से क्या पता चलता है | मूलांक ज़्यादा ज़रूरी है या भाग्यांक | पूरी जन्मतिथि से अंक कैसे निकालें | मास्टर नंबर 11 और 22 क्या हैं | भाग्यांक का सूत्र | जन्म तिथि का पूरा जोड़ | भाग्यांक 6 | भाग्यांक और विवाह
hg: bhagyank kaise nikale | mera bhagyank kya hai | bhagyank se kya pata chalta hai | mulank jyada jaruri hai ya bhagyank | poori janm tithi se ank kaise nikale | master number 11 aur 22 kya hai | life path number kaise nikalte hai | bhagyank ka formula | janm tithi ka poora jod | bhagyank 6 | bhagyank aur shadi
@how modern wide JYOTISH
en: Bhagyank is the sum of all digits of the birth date reduced to one: 15-8-1990 gives 1+5+8+1+9+9+0 = 33, and 3+3 = 6. Some keep 11 and 22 unreduced.
hi: भाग्यांक पूरी जन्मतिथि के अंकों का जोड़ है, एक अंक तक घटाया हुआ: 15-8-1990 से 1+5+8+1+9+9+0 = 33, और 3+3 = 6। कुछ लोग 11 और 22 को नहीं घटाते।
hg: Bhagyank poori janm tithi ke ankon ka jod hai, ek ank tak ghataya hua: 15-8-1990 se 1+5+8+1+9+9+0 = 33, aur 3+3 = 6. Kuch log 11 aur 22 ko nahi ghatate.
@what modern most JYOTISH
en: Readers of numbers see in the bhagyank the road of life and in the mulank the nature. Both are pastimes of today; what you do counts more than either.
hi: अंक पढ़ने वाले भाग्यांक में जीवन की राह और मूलांक में स्वभाव देखते हैं। दोनों आज के मनोरंजन हैं; आपका कर्म दोनों से बड़ा है।
hg: Ank padhne wale bhagyank me jeevan ki raah aur mulank me swabhav dekhte hain. Dono aaj ke manoranjan hain; aapka karm dono se bada hai.

# mulank-1-2-3 astro
@names
en: mulank 1, mulank 2, mulank 3, number 1 people, number 2 people, number 3 people
hi: मूलांक 1, मूलांक 2, मूलांक 3
hg: moolank 1, moolank 2, moolank 3
@ask
en: born on 1 10 19 28 what nature | nature of people born on 2 11 20 29 | number 3 person qualities | mulank 1 lucky colour and day | mulank 2 lucky number | mulank 3 career | people born on 12 and 21 are how | mulank one personality | mulank two marriage | mulank three lucky day | 19 date born | mulank 1 friendly numbers | mulank 2 which job suits | mulank 3 nature and colour | born on 21st | born on 10th lucky colour
hi: 1, 10, 19, 28 तारीख़ वाले कैसे होते हैं | 2, 11, 20, 29 को जन्मे लोग | 3, 12, 21, 30 तारीख़ वालों का स्वभाव | मूलांक 1 का शुभ रंग | मूलांक 2 का शुभ दिन | मूलांक 3 वाले कैसे होते हैं | मूलांक एक का स्वभाव | मूलांक दो का विवाह | मूलांक तीन का शुभ दिन | 28 तारीख़ वाले | मूलांक 1 के मित्र अंक | मूलांक 2 का शुभ रंग | मूलांक 3 की नौकरी | 21 तारीख़ को जन्मे | 11 तारीख़ वाले कैसे
hg: 1 10 19 28 tarikh wale kaise hote hai | 2 11 20 29 ko janme log kaise hote hai | 3 12 21 30 tarikh walo ka nature | mulank 1 ka lucky colour | mulank 2 ka shubh din | mulank 3 wale kaise hote hai | mulank 1 ka swami kaun hai | mulank ek ka swabhav | mulank do ki shadi | mulank teen ka shubh din | 28 tarikh wale | mulank 1 ke mitra ank | mulank 2 ka lucky color | mulank 3 ki naukri | 21 tarikh ko janme | 11 tarikh wale
@what modern most JYOTISH
en: 1 (Sun; born 1, 10, 19, 28) is called leading and proud, 2 (Moon; 2, 11, 20, 29) feeling and imaginative, 3 (Jupiter; 3, 12, 21, 30) teaching and orderly.
hi: 1 (सूर्य; जन्म 1, 10, 19, 28) को नेतृत्व और स्वाभिमान वाला, 2 (चंद्र; 2, 11, 20, 29) को भावुक और कल्पनाशील, 3 (गुरु; 3, 12, 21, 30) को ज्ञानी और अनुशासित कहते हैं।
hg: 1 (Surya; janm 1, 10, 19, 28) ko netritva aur swabhiman wala, 2 (Chandra; 2, 11, 20, 29) ko bhavuk aur kalpanasheel, 3 (Guru; 3, 12, 21, 30) ko gyani aur anushasit kehte hain.
@colour modern most JYOTISH
en: Days and colours by custom: 1 Sunday, gold and orange; 2 Monday, white and cream; 3 Thursday, yellow. It is a pleasant play, and no fate.
hi: रिवाज में दिन और रंग: 1 का रविवार, सुनहरा-नारंगी; 2 का सोमवार, सफ़ेद-क्रीम; 3 का गुरुवार, पीला। यह मन बहलाने की बात है, भाग्य नहीं।
hg: Riwaz me din aur rang: 1 ka Ravivar, sunehra-narangi; 2 ka Somvar, safed-cream; 3 ka Guruvar, peela. Yeh mann behlane ki baat hai, bhagya nahi.
@what modern most JYOTISH
en: Mulank 1 belongs to Surya: born on 1, 10, 19 or 28, called leading, original and proud. Day Sunday, colours gold and orange.
hi: मूलांक 1 सूर्य का है: 1, 10, 19 या 28 को जन्मे, नेतृत्व वाले, मौलिक और स्वाभिमानी कहे जाते हैं। दिन रविवार, रंग सुनहरा-नारंगी।
hg: Mulank 1 Surya ka hai: 1, 10, 19 ya 28 ko janme, netritva wale, maulik aur swabhimani kahe jaate hain. Din Ravivar, rang sunehra-narangi.
@what modern most JYOTISH
en: Mulank 2 belongs to Chandra: born on 2, 11, 20 or 29, called feeling, imaginative and changing in mood. Day Monday, colours white and cream.
hi: मूलांक 2 चंद्र का है: 2, 11, 20 या 29 को जन्मे, भावुक, कल्पनाशील और बदलते मन वाले कहे जाते हैं। दिन सोमवार, रंग सफ़ेद-क्रीम।
hg: Mulank 2 Chandra ka hai: 2, 11, 20 ya 29 ko janme, bhavuk, kalpanasheel aur badalte mann wale kahe jaate hain. Din Somvar, rang safed-cream.
@what modern most JYOTISH
en: Mulank 3 belongs to Guru: born on 3, 12, 21 or 30, called orderly, teaching and ambitious. Day Thursday, colour yellow; work in teaching, law or advice is named.
hi: मूलांक 3 गुरु का है: 3, 12, 21 या 30 को जन्मे, अनुशासित, ज्ञान देने वाले और महत्वाकांक्षी कहे जाते हैं। दिन गुरुवार, रंग पीला; अध्यापन, क़ानून या सलाह का काम।
hg: Mulank 3 Guru ka hai: 3, 12, 21 ya 30 ko janme, anushasit, gyan dene wale aur mahatvakankshi kahe jaate hain. Din Guruvar, rang peela; adhyapan, kanoon ya salah ka kaam.
@who modern disputed JYOTISH
en: Friendly numbers by common lists: 1 gets on with 2, 3, 5, 9 and less with 8; 2 with 1, 3, 5; 3 with 1, 2, 5, 9 and less with 6. Lists differ, and no couple is ruled out by a number.
hi: प्रचलित सूचियों में मित्र अंक: 1 की 2, 3, 5, 9 से बनती है, 8 से कम; 2 की 1, 3, 5 से; 3 की 1, 2, 5, 9 से, 6 से कम। सूचियाँ अलग हैं, और अंक से कोई जोड़ी नहीं रुकती।
hg: Aam lists me mitra ank: 1 ki 2, 3, 5, 9 se banti hai, 8 se kam; 2 ki 1, 3, 5 se; 3 ki 1, 2, 5, 9 se, 6 se kam. Lists alag hain, aur ank se koi jodi nahi rukti.

# mulank-4-5-6 astro
@names
en: mulank 4, mulank 5, mulank 6, number 4 people, number 5 people, number 6 people
hi: मूलांक 4, मूलांक 5, मूलांक 6
hg: moolank 4, moolank 5, moolank 6
@ask
en: born on 4 13 22 31 what nature | nature of people born on 5 14 23 | number 6 person qualities | mulank 4 is it unlucky | mulank 5 lucky number and colour | mulank 6 in love and marriage | people born on 13 | mulank four personality | mulank five business | mulank six lucky day | 31 date born | mulank 4 career | mulank 5 friendly numbers | mulank 6 colour and day | born on 15th | born on 23rd nature
hi: 4, 13, 22, 31 तारीख़ वाले कैसे होते हैं | 5, 14, 23 को जन्मे लोग | 6, 15, 24 तारीख़ वालों का स्वभाव | मूलांक 4 अशुभ है क्या | मूलांक 5 का शुभ रंग | मूलांक 6 वाले प्रेम में कैसे होते हैं | मूलांक चार का स्वभाव | मूलांक पाँच का व्यापार | मूलांक छह का शुभ दिन | 22 तारीख़ वाले | मूलांक 4 का करियर | मूलांक 5 के मित्र अंक | मूलांक 6 का रंग | 15 तारीख़ को जन्मे | 23 तारीख़ वाले कैसे
hg: 4 13 22 31 tarikh wale kaise hote hai | 5 14 23 ko janme log kaise hote hai | 6 15 24 tarikh walo ka nature | mulank 4 ashubh hai kya | mulank 5 ka lucky colour | mulank 6 wale pyar me kaise hote hai | mulank 5 wale kaise hote hain | mulank char ka swabhav | mulank paanch ka business | mulank chhe ka shubh din | 22 tarikh wale | mulank 4 ka career | mulank 5 ke mitra ank | mulank 6 ka color | 15 tarikh ko janme | 23 tarikh wale
@what modern most JYOTISH
en: 4 (Rahu; born 4, 13, 22, 31) is called unusual and hard-working, 5 (Mercury; 5, 14, 23) quick, talkative and good at trade, 6 (Venus; 6, 15, 24) warm, artistic and fond of comfort.
hi: 4 (राहु; जन्म 4, 13, 22, 31) को अलग सोच वाला और मेहनती, 5 (बुध; 5, 14, 23) को तेज़, बातूनी और व्यापार में कुशल, 6 (शुक्र; 6, 15, 24) को स्नेही, कलाप्रिय और सुखप्रिय कहते हैं।
hg: 4 (Rahu; janm 4, 13, 22, 31) ko alag soch wala aur mehnati, 5 (Budh; 5, 14, 23) ko tez, baatuni aur vyapar me kushal, 6 (Shukra; 6, 15, 24) ko snehi, kalapriya aur sukhpriya kehte hain.
@colour modern most JYOTISH
en: By custom: 4 Saturday, blue and grey; 5 Wednesday, green; 6 Friday, white and pink. No number is unlucky, 4 and 13 neither.
hi: रिवाज में: 4 का शनिवार, नीला-सलेटी; 5 का बुधवार, हरा; 6 का शुक्रवार, सफ़ेद-गुलाबी। कोई अंक अशुभ नहीं, 4 और 13 भी नहीं।
hg: Riwaz me: 4 ka Shanivar, neela-slate; 5 ka Budhvar, hara; 6 ka Shukravar, safed-gulabi. Koi ank ashubh nahi, 4 aur 13 bhi nahi.
@what modern most JYOTISH
en: Mulank 4 belongs to Rahu: born on 4, 13, 22 or 31, called unusual, hard-working and reforming; sudden turns are spoken of. Day Saturday, colours blue and grey.
hi: मूलांक 4 राहु का है: 4, 13, 22 या 31 को जन्मे, अलग सोच वाले, मेहनती और सुधारक कहे जाते हैं; अचानक मोड़ की बात होती है। दिन शनिवार, रंग नीला-सलेटी।
hg: Mulank 4 Rahu ka hai: 4, 13, 22 ya 31 ko janme, alag soch wale, mehnati aur sudharak kahe jaate hain; achanak mod ki baat hoti hai. Din Shanivar, rang neela-slate.
@what modern most JYOTISH
en: Mulank 5 belongs to Budh: born on 5, 14 or 23, called quick, talkative and good at trade; it is said to be friendly to nearly all numbers. Day Wednesday, colour green.
hi: मूलांक 5 बुध का है: 5, 14 या 23 को जन्मे, तेज़, बातूनी और व्यापार-कुशल कहे जाते हैं; लगभग सब अंकों का मित्र माना जाता है। दिन बुधवार, रंग हरा।
hg: Mulank 5 Budh ka hai: 5, 14 ya 23 ko janme, tez, baatuni aur vyapar-kushal kahe jaate hain; lagbhag sab ankon ka mitra maana jaata hai. Din Budhvar, rang hara.
@what modern most JYOTISH
en: Mulank 6 belongs to Shukra: born on 6, 15 or 24, called warm, artistic and fond of comfort and family. Day Friday, colours white and pink.
hi: मूलांक 6 शुक्र का है: 6, 15 या 24 को जन्मे, स्नेही, कलाप्रेमी, सुख और परिवार के प्रेमी कहे जाते हैं। दिन शुक्रवार, रंग सफ़ेद-गुलाबी।
hg: Mulank 6 Shukra ka hai: 6, 15 ya 24 ko janme, snehi, kalapremi, sukh aur parivar ke premi kahe jaate hain. Din Shukravar, rang safed-gulabi.
@who modern disputed JYOTISH
en: Friendly numbers by common lists: 4 gets on with 1, 5, 6, 7; 5 with nearly all; 6 with 1, 5, 7 and less with 3. Lists differ, and no couple is ruled out by a number.
hi: प्रचलित सूचियों में मित्र अंक: 4 की 1, 5, 6, 7 से बनती है; 5 की लगभग सबसे; 6 की 1, 5, 7 से, 3 से कम। सूचियाँ अलग हैं, और अंक से कोई जोड़ी नहीं रुकती।
hg: Aam lists me mitra ank: 4 ki 1, 5, 6, 7 se banti hai; 5 ki lagbhag sabse; 6 ki 1, 5, 7 se, 3 se kam. Lists alag hain, aur ank se koi jodi nahi rukti.

# mulank-7-8-9 astro
@names
en: mulank 7, mulank 8, mulank 9, number 7 people, number 8 people, number 9 people
hi: मूलांक 7, मूलांक 8, मूलांक 9
hg: moolank 7, moolank 8, moolank 9
@ask
en: born on 7 16 25 what nature | is number 8 unlucky | nature of people born on 8 17 26 | number 9 person qualities | why do mulank 8 people struggle | mulank 7 lucky colour | mulank 9 anger | mulank seven personality | mulank eight struggle | mulank nine lucky day | 26 date born | mulank 7 career | mulank 8 lucky colour and day | mulank 9 friendly numbers | born on 16th | born on 18th nature
hi: 7, 16, 25 तारीख़ वाले कैसे होते हैं | 8, 17, 26 को जन्मे लोग | 9, 18, 27 तारीख़ वालों का स्वभाव | मूलांक 8 वालों को संघर्ष क्यों होता है | मूलांक 7 का शुभ रंग | मूलांक 9 वालों को ग़ुस्सा क्यों आता है | 8 अंक अशुभ है क्या | मूलांक सात का स्वभाव | मूलांक आठ का संघर्ष | मूलांक नौ का शुभ दिन | 17 तारीख़ वाले | मूलांक 7 का करियर | मूलांक 8 का शुभ रंग | मूलांक 9 के मित्र अंक | 16 तारीख़ को जन्मे | 18 तारीख़ वाले कैसे
hg: 7 16 25 tarikh wale kaise hote hai | 8 17 26 ko janme log kaise hote hai | 9 18 27 tarikh walo ka nature | mulank 8 walo ko sangharsh kyu hota hai | mulank 7 ka lucky colour | mulank 9 walo ko gussa kyu aata hai | 8 number ashubh hai kya | mulank saat ka swabhav | mulank aath ka sangharsh | mulank nau ka shubh din | 17 tarikh wale | mulank 7 ka career | mulank 8 ka lucky color | mulank 9 ke mitra ank | 16 tarikh ko janme | 18 tarikh wale
@what modern most JYOTISH
en: 7 (Ketu; born 7, 16, 25) is called thoughtful and inward, 8 (Saturn; 8, 17, 26) patient, late to rise and just, 9 (Mars; 9, 18, 27) brave and quick to anger.
hi: 7 (केतु; जन्म 7, 16, 25) को विचारशील और अंतर्मुखी, 8 (शनि; 8, 17, 26) को धैर्यवान, देर से सफल और न्यायप्रिय, 9 (मंगल; 9, 18, 27) को साहसी और जल्दी ग़ुस्से वाला कहते हैं।
hg: 7 (Ketu; janm 7, 16, 25) ko vicharsheel aur antarmukhi, 8 (Shani; 8, 17, 26) ko dhairyavan, der se safal aur nyaypriya, 9 (Mangal; 9, 18, 27) ko saahasi aur jaldi gusse wala kehte hain.
@ok modern most JYOTISH
en: Number 8 is not unlucky: its struggle is a saying, and many with it do well and happily.
hi: 8 अंक अशुभ नहीं: उसका संघर्ष बस कहावत है, और 8 वाले बहुत लोग सफल और सुखी हैं।
hg: 8 ank ashubh nahi: uska sangharsh bas kahavat hai, aur 8 wale bahut log safal aur sukhi hain.
@what modern most JYOTISH
en: Mulank 7 belongs to Ketu: born on 7, 16 or 25, called thoughtful, inward and fond of travel and research. Day Monday by many, colours light green and white.
hi: मूलांक 7 केतु का है: 7, 16 या 25 को जन्मे, विचारशील, अंतर्मुखी, यात्रा और शोध के प्रेमी कहे जाते हैं। बहुतों के अनुसार दिन सोमवार, रंग हल्का हरा-सफ़ेद।
hg: Mulank 7 Ketu ka hai: 7, 16 ya 25 ko janme, vicharsheel, antarmukhi, yatra aur shodh ke premi kahe jaate hain. Bahuton ke hisaab se din Somvar, rang halka hara-safed.
@what modern most JYOTISH
en: Mulank 8 belongs to Shani: born on 8, 17 or 26, called patient, just and late to succeed, and no more unlucky than another. Day Saturday, colours blue and black.
hi: मूलांक 8 शनि का है: 8, 17 या 26 को जन्मे, धैर्यवान, न्यायप्रिय और देर से सफल कहे जाते हैं, किसी से अधिक अशुभ नहीं। दिन शनिवार, रंग नीला-काला।
hg: Mulank 8 Shani ka hai: 8, 17 ya 26 ko janme, dhairyavan, nyaypriya aur der se safal kahe jaate hain, kisi se zyada ashubh nahi. Din Shanivar, rang neela-kaala.
@what modern most JYOTISH
en: Mulank 9 belongs to Mangal: born on 9, 18 or 27, called brave, active and quick to anger, good in sport, uniform and technics. Day Tuesday, colour red.
hi: मूलांक 9 मंगल का है: 9, 18 या 27 को जन्मे, साहसी, सक्रिय और जल्दी ग़ुस्से वाले कहे जाते हैं, खेल, वर्दी और तकनीक में अच्छे। दिन मंगलवार, रंग लाल।
hg: Mulank 9 Mangal ka hai: 9, 18 ya 27 ko janme, saahasi, sakriya aur jaldi gusse wale kahe jaate hain, khel, vardi aur technics me achhe. Din Mangalvar, rang laal.
@who modern disputed JYOTISH
en: Friendly numbers by common lists: 7 gets on with 1, 3, 5, 6; 8 with 3, 5, 6 and less with 1; 9 with 1, 3, 5. Lists differ, and no couple is ruled out by a number.
hi: प्रचलित सूचियों में मित्र अंक: 7 की 1, 3, 5, 6 से बनती है; 8 की 3, 5, 6 से, 1 से कम; 9 की 1, 3, 5 से। सूचियाँ अलग हैं, और अंक से कोई जोड़ी नहीं रुकती।
hg: Aam lists me mitra ank: 7 ki 1, 3, 5, 6 se banti hai; 8 ki 3, 5, 6 se, 1 se kam; 9 ki 1, 3, 5 se. Lists alag hain, aur ank se koi jodi nahi rukti.
@colour modern most JYOTISH
en: By custom the colours are light green and white for 7, blue and black for 8, red for 9; the days Monday, Saturday and Tuesday. No colour promises luck.
hi: रिवाज में रंग हैं 7 का हल्का हरा-सफ़ेद, 8 का नीला-काला, 9 का लाल; दिन सोमवार, शनिवार और मंगलवार। किसी रंग से भाग्य का वादा नहीं।
hg: Riwaz me rang hain 7 ka halka hara-safed, 8 ka neela-kaala, 9 ka laal; din Somvar, Shanivar aur Mangalvar. Kisi rang se bhagya ka vaada nahi.

# lucky-number-day astro
@names
en: lucky number, lucky day of mine
hi: लकी नंबर, शुभ अंक
hg: lucky number, lucky din, shubh ank
@ask
en: what is my lucky number | my lucky day by zodiac | which number suits me | lucky number for exam roll number | lucky number by date of birth | lucky number for mesh rashi | lucky no for me | tell me my lucky number born on 14 | number lucky for money | lucky date this month | my lucky digit | which date is good for me
hi: मेरा लकी नंबर क्या है | मेरा शुभ दिन कौन सा है | मेरे लिए कौन सा अंक अच्छा है | राशि से लकी नंबर कैसे निकालें | जन्म तारीख़ से लकी नंबर | 14 तारीख़ वालों का लकी नंबर | धन के लिए लकी नंबर | मेरी लकी तारीख़ | मेरे लिए शुभ तारीख़ | किस अंक से फ़ायदा होगा
hg: mera lucky number kya hai | mera lucky day kaunsa hai | mere liye kaunsa number acha hai | rashi se lucky number kaise nikale | janam tarikh se lucky number | 14 tarikh walo ka lucky number | paise ke liye lucky number | meri lucky date | mere liye shubh tarikh | kis number se fayda hoga
@how modern most JYOTISH
en: A lucky number is taken from the mulank, the birth day reduced to one digit; others take the number of the rashi's lord. No number or colour can promise luck; it only gives courage.
hi: शुभ अंक मूलांक से लेते हैं, यानी जन्म की तारीख़ का एक अंक; कुछ राशि स्वामी का अंक लेते हैं। कोई अंक या रंग भाग्य का वादा नहीं कर सकता, बस हौसला देता है।
hg: Shubh ank mulank se lete hain, yaani janm ki tarikh ka ek ank; kuch rashi swami ka ank lete hain. Koi ank ya rang bhagya ka vaada nahi kar sakta, bas hausla deta hai.
@when modern most JYOTISH
en: A lucky day is that of the graha of your mulank or rashi: Sunday for 1, Monday 2 and 7, Thursday 3, Saturday 4 and 8, Wednesday 5, Friday 6, Tuesday 9. Good work succeeds on all seven.
hi: शुभ दिन मूलांक या राशि के ग्रह का है: 1 का रविवार, 2 और 7 का सोमवार, 3 का गुरुवार, 4 और 8 का शनिवार, 5 का बुधवार, 6 का शुक्रवार, 9 का मंगलवार। अच्छा काम सातों दिन फलता है।
hg: Shubh din mulank ya rashi ke grah ka hai: 1 ka Ravivar, 2 aur 7 ka Somvar, 3 ka Guruvar, 4 aur 8 ka Shanivar, 5 ka Budhvar, 6 ka Shukravar, 9 ka Mangalvar. Achha kaam saaton din phalta hai.

# house-number astro
@names
en: house number, flat number numerology, lucky house number, plot number
hi: मकान नंबर, घर का नंबर, फ्लैट नंबर
hg: house number, makan number, flat number, ghar ka number
@ask
en: is my house number lucky | house number 8 good or bad | flat number 13 should I buy | how to calculate house number | which house number is good for business | number on the gate adds to 4 | can I change an unlucky house number | flat 404 numerology | house no 8 bad | flat number total | number of my flat 904 | lucky door number | flat number 4 or 8 or 13 bad | house number total 8 what does it mean | house number 9 good or not | number plate of house colour | can I change my flat number
hi: मकान नंबर शुभ है या नहीं कैसे जानें | घर का नंबर 8 अशुभ है क्या | फ़्लैट नंबर 13 लेना चाहिए क्या | मकान नंबर का जोड़ कैसे निकालें | घर का नंबर बदल सकते हैं क्या | मकान नंबर 4 कैसा है | कौन सा मकान नंबर अच्छा होता है | मकान नंबर 9 | फ़्लैट नंबर 904 कैसा है | दरवाज़े का नंबर | घर का नंबर शुभ कैसे करें | मकान नंबर का जोड़ 8 हो तो | फ़्लैट नंबर 13 अशुभ है क्या | मकान नंबर 9 कैसा है | घर का नंबर बदल सकते हैं क्या
hg: makan number shubh hai ya nahi kaise pata kare | ghar ka number 8 ashubh hai kya | flat number 13 lena chahiye kya | makan number ka jod kaise nikale | ghar ka number badal sakte hai kya | house number 4 kaisa hai | kaunsa makan number acha hota hai | flat 1304 ka number kaisa hai | makan number 9 | flat number 904 kaisa hai | darwaze ka number | ghar ka number shubh kaise kare | makan number ka jod 8 ho to | flat number 13 ashubh hai kya | makan number 9 kaisa hai | ghar ka number badal sakte hai kya
@ok modern wide JYOTISH
en: No house number is bad, 8 and 13 neither; vaastu knows nothing of numbers, it is a custom of modern numerology. Judge the home by light, air, water, papers and price.
hi: कोई मकान नंबर बुरा नहीं, 8 और 13 भी नहीं; वास्तु में अंक नहीं, यह आधुनिक अंक-ज्योतिष का चलन है। घर को रोशनी, हवा, पानी, काग़ज़ और दाम से परखें।
hg: Koi makan number bura nahi, 8 aur 13 bhi nahi; vaastu me ank nahi, yeh aadhunik numerology ka chalan hai. Ghar ko roshni, hawa, paani, kaagaz aur daam se parkhein.
@how modern most JYOTISH
en: Those who count add the digits of the flat alone: 1304 gives 1+3+0+4 = 8. Then 1 is for starters, 2 couples, 3 study, 4 order, 5 guests and trade, 6 family, 7 quiet, 8 patience, 9 energy.
hi: गिनने वाले केवल फ़्लैट के अंक जोड़ते हैं: 1304 से 1+3+0+4 = 8। फिर 1 शुरुआत, 2 दंपती, 3 अध्ययन, 4 व्यवस्था, 5 अतिथि-व्यापार, 6 परिवार, 7 शांति, 8 धैर्य, 9 ऊर्जा का।
hg: Ginne wale keval flat ke ank jodte hain: 1304 se 1+3+0+4 = 8. Phir 1 shuruaat, 2 dampati, 3 adhyayan, 4 vyavastha, 5 atithi-vyapar, 6 parivar, 7 shanti, 8 dhairya, 9 urja ka.
@do modern most CUSTOM
en: If a number troubles you, some write a small letter such as A beside it on the plate, or Om. The official number stays as it is.
hi: कोई अंक खटके तो कुछ लोग पट्टी पर पास में छोटा A या ॐ लिख देते हैं। सरकारी नंबर वही रहता है।
hg: Koi ank khatke to kuch log patti par paas me chhota A ya Om likh dete hain. Sarkari number wahi rehta hai.
@which modern most CUSTOM
en: House number 1 is read for independence, 2 for tender couples, 3 for study, 4 for order, 5 for coming and going, 6 for beauty, 7 for quiet, 8 for work that ripens, 9 for energy. It is play only.
hi: मकान नंबर 1 स्वतंत्रता, 2 कोमल दंपति, 3 अध्ययन, 4 व्यवस्था, 5 आना-जाना, 6 सौंदर्य, 7 शांति, 8 पकने वाला काम, 9 ऊर्जा का माना जाता है। यह बस खेल है।
hg: Makan number 1 swatantrata, 2 komal dampati, 3 adhyayan, 4 vyavastha, 5 aana-jaana, 6 saundarya, 7 shanti, 8 pakne wala kaam, 9 urja ka maana jaata hai. Yeh bas khel hai.

# vehicle-mobile-number astro
@names
en: vehicle number, car number, bike number, mobile number numerology, lucky mobile number
hi: गाड़ी का नंबर, वाहन नंबर, मोबाइल नंबर अंक ज्योतिष
hg: gadi ka number, car number, bike number, mobile number lucky
@ask
en: which car number is lucky for me | how to choose vehicle number by date of birth | my bike number adds to 8 is it unsafe | is it worth paying rto for a fancy number | lucky mobile number calculator | mobile number total 6 meaning | does phone number affect luck | car number accident numerology | lucky bike number | car no total 9 | mobile no numerology | fancy number plate worth it | sum of car number 8 is bad | bike number total 9 | which mobile number for business | how to choose car number by birth date
hi: गाड़ी का कौन सा नंबर शुभ है | जन्म तारीख़ से गाड़ी का नंबर कैसे चुनें | गाड़ी का नंबर 8 अशुभ है क्या | फ़ैंसी नंबर के पैसे देना ठीक है क्या | मोबाइल नंबर का जोड़ कैसा होना चाहिए | मोबाइल नंबर से भाग्य बदलता है क्या | बाइक का नंबर | बाइक का लकी नंबर | कार नंबर का योग 9 | मोबाइल नंबर शुभ है क्या | नंबर प्लेट | गाड़ी नंबर का जोड़ 8 | बाइक नंबर का जोड़ 9 | व्यापार के लिए कौन सा मोबाइल नंबर | जन्मतिथि से गाड़ी नंबर कैसे चुनें
hg: gadi ka kaunsa number shubh hai | janam tarikh se gadi ka number kaise chune | gadi ka number 8 ashubh hai kya | fancy number ke paise dena sahi hai kya | mobile number ka total kya hona chahiye | mobile number se kismat badalti hai kya | bike ka lucky number | car number ka jod 4 aata hai | car number ka yog 9 | mobile number shubh hai kya | number plate lucky | gadi ka number jod kaise nikale | gaadi number ka jod 8 | bike number ka jod 9 | business ke liye konsa mobile number | janm tarikh se gaadi number kaise chune
@ok modern wide SENSE
en: A vehicle or mobile number makes no road safer and no life luckier; that it does is a custom of numerology. Helmet, belt, brakes and a rested driver keep you safe.
hi: गाड़ी या मोबाइल का नंबर न सड़क सुरक्षित करता है न भाग्य बदलता है; यह अंक-ज्योतिष का चलन भर है। हेलमेट, बेल्ट, ब्रेक और आराम किया चालक बचाते हैं।
hg: Gaadi ya mobile ka number na sadak surakshit karta hai na bhagya badalta hai; yeh numerology ka chalan bhar hai. Helmet, belt, brake aur aaram kiya driver bachate hain.
@how modern most JYOTISH
en: By the usual count add the last four digits of the vehicle, or all ten of the phone, to one digit and take one friendly to your mulank, as 1, 3, 5, 6. Take the number you are given if it costs extra.
hi: प्रचलित गणना में गाड़ी के अंतिम चार या फ़ोन के दसों अंक जोड़कर एक अंक बनाते और मूलांक का मित्र, जैसे 1, 3, 5, 6, लेते हैं। अधिक पैसे लगें तो जो मिले वही लें।
hg: Prachalit ganana me gaadi ke antim chaar ya phone ke dason ank jodkar ek ank banate aur mulank ka mitra, jaise 1, 3, 5, 6, lete hain. Zyada paise lagein to jo mile wahi lein.
@which modern most CUSTOM
en: Totals that readers like for vehicles are 1, 3, 5, 6 and 9; 8 and 4 are called slow and no worse. Keep the total of the plate friendly to your mulank only if two numbers cost the same.
hi: वाहन के लिए 1, 3, 5, 6 और 9 अच्छे कहे जाते हैं; 8 और 4 धीमे, इससे बुरे नहीं। दो नंबर एक दाम के हों तभी मूलांक के मित्र को लें।
hg: Vahan ke liye 1, 3, 5, 6 aur 9 achhe kahe jaate hain; 8 aur 4 dheeme, isse bure nahi. Do number ek daam ke hon tabhi mulank ke mitra ko lein.

# business-name astro
@names
en: business name, shop name, company name numerology, brand name
hi: दुकान का नाम, व्यापार का नाम, कंपनी का नाम
hg: dukan ka naam, business ka naam, company ka naam
@ask
en: how to choose a lucky business name | shop name by rashi | which letter should my company name begin with | name number for business | can I name shop after my daughter | business name for mesh rashi | shop name with god's name good | company name total should be | good name for my kirana shop | company name letter | firm name numerology | name for boutique as per rashi | business name numerology total 23 | company name letter by rashi | should business be in wife's name | brand name in english or hindi
hi: दुकान का नाम क्या रखें | राशि से दुकान का नाम किस अक्षर पर रखें | व्यापार के लिए शुभ नाम कैसे चुनें | भगवान के नाम पर दुकान रखना | बेटी के नाम पर दुकान का नाम | कंपनी के नाम का अंक कितना हो | दुकान का नाम बदलने से बिक्री बढ़ती है क्या | किराना दुकान का नाम | फ़र्म का नाम किस अक्षर से | बुटीक का नाम | शुभ दुकान नाम | दुकान का नाम किस अक्षर से रखें | पत्नी के नाम से व्यापार | कंपनी का नाम राशि से | ब्रांड का नाम अंग्रेज़ी या हिन्दी
hg: dukan ka naam kya rakhe | rashi se dukan ka naam kis akshar par rakhe | business ke liye shubh naam kaise chune | bhagwan ke naam par dukan rakhna | beti ke naam par dukan ka naam | company ke naam ka number kitna ho | dukan ka naam badalne se sale badhti hai kya | kirana dukan ka naam | firm ka naam kis akshar se | boutique ka naam | shubh dukan naam | dukan ka naam kis akshar se rakhe | patni ke naam se business | company ka naam rashi se | brand ka naam english ya hindi
@how modern most JYOTISH
en: By custom a business name begins with a letter of the owner's rashi, or bears a deity, child or place that is dear; numerologists like totals of 1, 3, 5 or 6.
hi: रिवाज में व्यापार का नाम मालिक की राशि के अक्षर से, या प्रिय देवता, बच्चे या स्थान पर रखते हैं; अंक वाले 1, 3, 5 या 6 का जोड़ पसंद करते हैं।
hg: Riwaz me business ka naam malik ki rashi ke akshar se, ya priya devta, bachche ya sthan par rakhte hain; ank wale 1, 3, 5 ya 6 ka jod pasand karte hain.
@ok modern wide SENSE
en: Nobody can promise sales from a name. Choose one that is short, easy to say and spell, free as a trademark and web address; that helps for sure more than a number.
hi: नाम से बिक्री का वादा कोई नहीं कर सकता। छोटा, बोलने-लिखने में सरल, और ट्रेडमार्क व वेब पते में ख़ाली नाम चुनें; अंक से अधिक यही काम आता है।
hg: Naam se sale ka vaada koi nahi kar sakta. Chhota, bolne-likhne me saral, aur trademark va web address me khaali naam chunein; ank se zyada yahi kaam aata hai.
@who modern most CUSTOM
en: Whose name the business stands in follows tax and law, and by custom the one whose 7th, 10th and 11th houses are stronger; nobody can know which earns more. Put Shri, Om or a deity's name only if you keep it with respect.
hi: व्यापार किसके नाम हो यह कर और क़ानून तय करते हैं, रिवाज में जिसका 7, 10, 11 भाव बली; कौन ज़्यादा कमाएगा कोई नहीं जान सकता। श्री, ॐ या देवता का नाम तभी रखें जब सम्मान से रखें।
hg: Vyapar kiske naam ho yeh tax aur kanoon tay karte hain, riwaz me jiska 7, 10, 11 bhav bali; kaun zyada kamayega koi nahi jaan sakta. Shri, Om ya devta ka naam tabhi rakhein jab samman se rakhein.

# lo-shu-grid astro
@names
en: lo shu grid, loshu grid, missing numbers in date of birth
hi: लो शू ग्रिड, लोशु ग्रिड, जन्मतिथि में ग़ायब अंक
hg: loshu grid, lo shu grid, missing number numerology
@ask
en: what is a lo shu grid | how to make a loshu grid from birth date | my number 5 is missing what to do | remedies for missing numbers | repeated numbers in lo shu grid meaning | is lo shu indian | loshu missing 8 | lo shu meaning | grid numerology | number repeat in dob | missing 3 in date of birth | missing 2 or 5 in lo shu grid | how to fill lo shu grid from dob | lo shu missing number remedy bracelet | kua number calculation
hi: लो शू ग्रिड क्या है | लोशु ग्रिड कैसे बनाते हैं | जन्मतिथि में 5 नहीं है तो क्या करें | ग़ायब अंक का उपाय | बार-बार आने वाले अंक का मतलब | लो शू ग्रिड भारतीय है क्या | लोशु में 8 नहीं | ग्रिड अंक ज्योतिष | जन्म तारीख़ में अंक दोहराना | 3 अंक नहीं है | लोशु का अर्थ | लो शू ग्रिड कैसे भरें | लो शू में 5 नहीं है | मिसिंग नंबर का उपाय | कुआ नंबर क्या है
hg: loshu grid kya hai | loshu grid kaise banate hai | date of birth me 5 nahi hai to kya kare | missing number ka upay | repeat number ka matlab loshu me | lo shu grid indian hai kya | loshu me 8 nahi hai | grid numerology | janm tarikh me ank repeat | 3 number missing | loshu ka matlab | lo shu grid kaise bhare | lo shu me 5 nahi hai | missing number ka upay | kua number kya hai
@what modern wide JYOTISH
en: The lo shu grid is a Chinese magic square, 4 9 2 / 3 5 7 / 8 1 6, into which the digits of a birth date are written; it is not part of jyotish. Missing digits are no lack in you.
hi: लो शू ग्रिड चीन का जादुई वर्ग है, 4 9 2 / 3 5 7 / 8 1 6, जिसमें जन्मतिथि के अंक लिखते हैं; यह ज्योतिष का अंग नहीं। ग़ायब अंक आपकी कोई कमी नहीं।
hg: Lo shu grid Cheen ka magic square hai, 4 9 2 / 3 5 7 / 8 1 6, jisme janm tithi ke ank likhte hain; yeh jyotish ka ang nahi. Missing ank aapki koi kami nahi.
@do modern most JYOTISH
en: Nothing has to be done for a missing number; since 2000 every date has a 2 and many zeros, so gaps are natural. Sellers of number bracelets live from this worry.
hi: ग़ायब अंक के लिए कुछ करना ज़रूरी नहीं; 2000 के बाद हर तारीख़ में 2 और शून्य हैं, इसलिए ख़ाली ख़ाने स्वाभाविक हैं। अंक वाले ब्रेसलेट इसी चिंता से बिकते हैं।
hg: Missing ank ke liye kuch karna zaroori nahi; 2000 ke baad har tarikh me 2 aur zero hain, isliye khaali khane swabhavik hain. Ank wale bracelet isi chinta se bikte hain.
@how modern most CUSTOM
en: Write each digit of the birth date in its box, 4 9 2 above, 3 5 7 middle, 8 1 6 below; repeated digits are written again, zeros left out. Rows are called mind, soul and work by today's readers.
hi: जन्मतिथि का हर अंक उसके ख़ाने में लिखें: ऊपर 4 9 2, बीच 3 5 7, नीचे 8 1 6; दोहराए अंक फिर लिखें, शून्य छोड़ें। आज के पाठक पंक्तियों को मन, आत्मा और कर्म कहते हैं।
hg: Janm tarikh ka har ank uske khane me likhein: upar 4 9 2, beech 3 5 7, neeche 8 1 6; dohraye ank phir likhein, shunya chhodein. Aaj ke log rows ko mann, aatma aur karm kehte hain.

# angel-numbers astro
@names
en: angel numbers, 11:11, 1111 meaning, 786 number, number 13, repeating numbers
hi: एंजेल नंबर, 11:11 का मतलब, 13 नंबर, एक ही अंक बार-बार दिखना
hg: angel number, 1111 ka matlab, 11 11 dikhna, 13 number
@ask
en: I see 11:11 every day what does it mean | meaning of 222 and 333 | is number 13 unlucky in hinduism | why is 101 or 11 rupees given as shagun | why is one rupee added to gift | is 3 people going together unlucky | what is 108 | seeing same numbers | clock shows 11 11 | 444 meaning | why 51 rupees shagun
hi: बार-बार 11:11 दिखता है क्या मतलब | 13 नंबर अशुभ है क्या | शगुन में 101 या 11 क्यों देते हैं | शगुन में एक रुपया क्यों जोड़ते हैं | तीन लोग शुभ काम में क्यों नहीं जाते | 108 का महत्व क्या है | 222 का मतलब | घड़ी में 11:11 | 444 का मतलब | 51 रुपये शगुन क्यों | एक जैसे अंक दिखना
hg: baar baar 11:11 dikhta hai kya matlab | 13 number ashubh hai kya | shagun me 101 ya 11 kyu dete hai | shagun me ek rupaya kyu jodte hai | teen log shubh kaam me kyu nahi jate | 108 ka mahatva kya hai | 222 dikhne ka matlab | ghadi me 11 11 | 444 ka matlab | 51 rupaye shagun kyu | same number baar baar dikhna
@what modern wide CUSTOM
en: Seeing 11:11 often is a trick of attention; angel numbers are a Western fashion of recent years and foretell nothing. Take it as a cue to breathe or pray.
hi: 11:11 का बार-बार दिखना ध्यान का खेल है; एंजेल नंबर हाल का पश्चिमी चलन हैं और कुछ नहीं बताते। इसे साँस लेने या प्रार्थना का इशारा मान लें।
hg: 11:11 ka baar-baar dikhna dhyan ka khel hai; angel number haal ka pashchimi chalan hain aur kuch nahi batate. Ise saans lene ya prarthna ka ishara maan lein.
@why modern wide CUSTOM
en: In India 13 is not unlucky, and Trayodashi, the 13th tithi, is Shiva's. Shagun gets one rupee more, 11, 51, 101, so that it does not end in zero but goes on; 108 is the count of a mala.
hi: भारत में 13 अशुभ नहीं, तेरहवीं तिथि त्रयोदशी तो शिव की है। शगुन में एक रुपया जोड़ते हैं, 11, 51, 101, ताकि शून्य पर न रुके, आगे बढ़े; 108 माला के दाने हैं।
hg: Bharat me 13 ashubh nahi, terahvi tithi Trayodashi to Shiv ki hai. Shagun me ek rupaya jodte hain, 11, 51, 101, taaki zero par na ruke, aage badhe; 108 mala ke daane hain.

# gem-substitutes astro
@names
en: uparatna, gemstone substitutes, cheaper gemstones, semi precious substitute stones
hi: उपरत्न, रत्नों के विकल्प, सस्ते रत्न
hg: upratna, uparatan, ratna ke vikalp, saste ratna
@ask
en: list of uparatna for all planets | can I wear a cheap stone in place of a costly one | do substitute stones work | which semi precious stone for which planet | cannot afford pukhraj what else | is upratna of bigger weight | is sunela as good as pukhraj | stone alternative to neelam and panna
hi: सभी ग्रहों के उपरत्न बताइए | महँगे रत्न की जगह सस्ता पहन सकते हैं क्या | उपरत्न काम करता है क्या | कौन से ग्रह का कौन सा उपरत्न | पुखराज महँगा है क्या पहनूँ | उपरत्न कितने रत्ती का | सुनैला पुखराज जैसा है क्या | नीलम की जगह क्या पहनें
hg: sabhi grah ke upratna batao | mehnga ratna nahi le sakte kya pehne | upratna kaam karta hai kya | kis grah ka konsa upratna | pukhraj ki jagah kya pehne | upratna kitne ratti ka | sunela pukhraj jaisa hai kya | neelam ki jagah sasta stone
@which modern most JYOTISH
en: The usual uparatna are: ruby garnet, pearl moonstone, coral carnelian, emerald peridot or onyx, yellow sapphire citrine (sunela), diamond zircon or opal, blue sapphire amethyst or iolite, gomed orange zircon, cat's eye tiger's eye.
hi: प्रचलित उपरत्न हैं: माणिक का गार्नेट, मोती का मूनस्टोन, मूँगे का कार्नेलियन, पन्ने का पेरिडॉट या ओनिक्स, पुखराज का सुनैला, हीरे का ज़िरकॉन या ओपल, नीलम का जमुनिया या नीली, गोमेद का नारंगी ज़िरकॉन, लहसुनिया का टाइगर आई।
hg: Aam uparatna hain: manik ka garnet, moti ka moonstone, moonga ka carnelian, panna ka peridot ya onyx, pukhraj ka sunela, heera ka zircon ya opal, neelam ka jamunia ya neeli, gomed ka narangi zircon, lehsunia ka tiger eye.
@ok modern most JYOTISH
en: Yes, a substitute may be worn by custom in place of the costly stone, on the same finger, day and mantra. Neither has been shown to work, so the cheaper one, or none, loses nothing.
hi: हाँ, रिवाज में महँगे रत्न की जगह उपरत्न पहना जा सकता है, उसी उँगली, दिन और मंत्र से। दोनों का असर सिद्ध नहीं, इसलिए सस्ता पहनने या न पहनने में कोई हानि नहीं।
hg: Haan, riwaz me mehnge ratna ki jagah uparatna pehna ja sakta hai, usi ungli, din aur mantra se. Dono ka asar siddh nahi, isliye sasta pehenne ya na pehenne me koi nuksan nahi.
@how modern most JYOTISH
en: Substitutes are by custom worn somewhat heavier, often 6 to 9 ratti, and changed when dull. The weight rules come from shops, not old texts; take a size that sits well on the hand.
hi: उपरत्न रिवाज में कुछ भारी पहने जाते हैं, प्रायः 6 से 9 रत्ती, और फीके पड़ने पर बदले जाते हैं। वज़न के नियम दुकानों के हैं, पुराने ग्रंथों के नहीं; जो हाथ पर ठीक बैठे वही लें।
hg: Uparatna riwaz me thode bhaari pehne jaate hain, aksar 6 se 9 ratti, aur feeke padne par badle jaate hain. Wazan ke niyam dukanon ke hain, purane granthon ke nahi; jo haath par theek baithe wahi lein.
@see gems-in-general, gem-real-or-fake

# navratna-ring astro
@names
en: navratna ring, navaratna, nine gem ring, navratna pendant
hi: नवरत्न अँगूठी, नवरत्न, नवरत्न लॉकेट
hg: navratna anguthi, navratan ring, navratna locket
@ask
en: who can wear a navratna ring | which finger for navratna | is navratna safe without kundli | navratna ring day and metal | arrangement of nine stones in the ring | does navratna clash because all stones are together | navratna ring for women | can kids wear navratna locket
hi: नवरत्न अँगूठी कौन पहन सकता है | नवरत्न किस उँगली में पहनें | बिना कुंडली नवरत्न पहन सकते हैं क्या | नवरत्न किस दिन पहनें | नवरत्न में पत्थर किस क्रम से होते हैं | सब रत्न साथ हों तो टकराव नहीं होता क्या | स्त्रियाँ नवरत्न पहन सकती हैं | नवरत्न किस धातु में
hg: navratna ring kaun pehen sakta hai | navratna kis ungli me pehne | bina kundli navratna pehen sakte hai kya | navratna kis din pehne | navratna me stone ka order | sab ratna saath me takrav nahi hota kya | ladies navratna pehen sakti hai | navratna konsi dhatu me
@what modern most JYOTISH
en: A navratna ring holds all nine stones, ruby in the centre for Surya and the other eight around it. It is worn as a balanced ornament; nobody can promise luck from it.
hi: नवरत्न अँगूठी में नौ रत्न होते हैं, बीच में सूर्य का माणिक और चारों ओर बाक़ी आठ। यह संतुलित आभूषण के रूप में पहनी जाती है; इससे भाग्य का वादा कोई नहीं कर सकता।
hg: Navratna anguthi me nau ratna hote hain, beech me Surya ka manik aur chaaron or baaki aath. Yeh santulit gehne ki tarah pehni jaati hai; isse bhagya ka vaada koi nahi kar sakta.
@who modern disputed JYOTISH
en: Anyone may wear navratna by many astrologers, as the nine are held in balance; others say unfriendly stones should not sit together. Men and women wear it alike, without a chart.
hi: बहुत ज्योतिषियों के अनुसार नवरत्न कोई भी पहन सकता है, क्योंकि नौ संतुलित माने जाते हैं; दूसरे कहते हैं शत्रु रत्न साथ न हों। स्त्री-पुरुष दोनों पहनते हैं, कुंडली के बिना भी।
hg: Bahut jyotishiyon ke hisaab se navratna koi bhi pehen sakta hai, kyunki nau santulit maane jaate hain; doosre kehte hain shatru ratna saath na hon. Stri-purush dono pehente hain, kundli ke bina bhi.
@how modern most JYOTISH
en: Navratna is set mostly in gold or silver and put on the ring finger on a Sunday or Friday morning of the bright half, washed in milk and water, with a prayer to the nine grahas.
hi: नवरत्न प्रायः सोने या चाँदी में जड़ा जाता है और शुक्ल पक्ष के रविवार या शुक्रवार की सुबह अनामिका में पहना जाता है, दूध-जल से धोकर, नवग्रह प्रार्थना के साथ।
hg: Navratna aksar sone ya chaandi me jada jaata hai aur shukla paksha ke Ravivar ya Shukravar ki subah anamika (ring finger) me pehna jaata hai, doodh-jal se dhokar, navagraha prarthna ke saath.
@see gems-in-general, navagraha

# gem-trial astro
@names
en: gem trial, trial of blue sapphire, gem under the pillow, three night trial of a stone
hi: रत्न की परीक्षा, नीलम की परीक्षा, तकिए के नीचे नीलम, नीलम रास नहीं आया
hg: ratna ki pariksha, neelam ki pariksha, takiye ke neeche neelam, neelam suit nahi kiya
@ask
en: why is the neelam kept under the pillow for some nights before wearing | what signs are looked for in the trial of a blue sapphire | I put on neelam two days ago, my phone broke and boss shouted, shall I take it off | jeweller says wait 40 days, but since the blue stone all goes wrong | bike fell the day I wore the stone, remove or wait | how to test if blue sapphire suits me | bad dreams with neelam under the pillow | tied neelam on the arm in a blue cloth for three days | does gomed also need a trial | lost my job the week I wore the blue ring | fever in the night of the trial | took it off after one day, will it harm
en: headaches since I wear gomed, doctor says migraine | fever and bad sleep since the new stone
hi: नीलम पहनने से पहले तकिए के नीचे क्यों रखते हैं | नीलम की परीक्षा में क्या लक्षण देखते हैं | परसों नीलम पहना, फ़ोन टूटा और डाँट पड़ी, उतार दूँ | जौहरी कहता है चालीस दिन रुको, पर सब उल्टा हो रहा है | अँगूठी पहनते ही गाड़ी गिरी, उतारूँ या रुकूँ | नीलम रास आया या नहीं कैसे जानें | नीलम तकिए के नीचे रखा तो बुरे सपने आए | नीले कपड़े में बाँधकर बाँह पर तीन दिन नीलम | गोमेद की भी परीक्षा होती है क्या | नीलम के हफ़्ते में नौकरी चली गई | तीन रात रत्न सिरहाने रखते हैं, क्या देखना होता है | एक दिन में उतार दिया, नुक़सान होगा क्या
hi: गोमेद पहनने के बाद से सिरदर्द, डॉक्टर माइग्रेन कहते हैं | नए रत्न के बाद नींद ख़राब
hg: neelam pehnne se pehle takiye ke niche kyu rakhte hai | neelam ki pariksha me kya lakshan dekhte hai | parso neelam pehna phone toota aur daant padi utar du | jauhari bolta 40 din ruko par sab ulta ho raha | anguthi pehante hi gaadi giri utaru ya ruku | neelam ras aaya ya nahi kaise jane | neelam takiye ke niche rakha to bure sapne aaye | neele kapde me bandh ke baah par 3 din neelam | gomed ki bhi pariksha hoti hai kya | neelam ke hafte me naukri chali gayi | teen raat ratna sirhane rakhte hai kya dekhna hota hai | ek din me utar diya nuksan hoga kya | neelam utar du ya pandit ki baat maan kar pehne rahu
hg: gomed pehnne ke baad se sir dard doctor migraine bolte | naye ratna ke baad neend kharab
@do modern most CUSTOM
en: Yes, take it off if you feel uneasy: by custom a neelam is tried for three days, and with mishaps, quarrels or bad dreams in them it is laid aside at once. Nobody need wait forty days, and taking it off harms nothing.
hi: हाँ, मन न माने तो उतार दें: रीति में नीलम तीन दिन परखा जाता है, और उनमें अनिष्ट, झगड़ा या बुरे सपने हों तो तुरंत उतार देते हैं। चालीस दिन रुकना ज़रूरी नहीं, उतारने से कुछ नहीं बिगड़ता।
hg: Haan, mann na maane to utaar dein: reeti me neelam teen din parkha jaata hai, aur unme anisht, jhagda ya bure sapne hon to turant utaar dete hain. Chaalees din rukna zaroori nahi, utaarne se kuch nahi bigadta.
@why modern most CUSTOM
en: The stone lies under the pillow, or in blue cloth on the arm, for three nights from a Saturday as a trial: calm sleep and good news mean it suits, nightmares, fever or quarrels that it does not. It is belief, no proof.
hi: शनिवार से तीन रात रत्न तकिए के नीचे या नीले कपड़े में बाँह पर परीक्षा के लिए रखते हैं: शांत नींद और शुभ समाचार हों तो अनुकूल, डरावने सपने, बुख़ार या झगड़ा हो तो नहीं। यह विश्वास है, प्रमाण नहीं।
hg: Shanivar se teen raat ratna takiye ke neeche ya neele kapde me baah par pariksha ke liye rakhte hain: shaant neend aur achhi khabar ho to suit, darawne sapne, bukhar ya jhagda ho to nahi. Yeh vishwas hai, praman nahi.
@ok modern most JYOTISH
en: A slip of the bike or a lost job has its own causes, yet peace of mind comes first. Wear it again only after an experienced astrologer who sells nothing has seen your kundli.
hi: गाड़ी फिसलने या नौकरी जाने के अपने कारण होते हैं, पर मन की शांति पहले। दोबारा तभी पहनें जब रत्न न बेचने वाला अनुभवी ज्योतिषी कुंडली देख ले।
hg: Gaadi phisalne ya naukri jaane ke apne karan hote hain, par mann ki shanti pehle. Dobara tabhi pehnein jab ratna na bechne wala anubhavi jyotishi kundli dekh le.
@see gem-blue-sapphire, gem-wearing-rules

# gem-skin-trouble astro
@names
en: rash from a ring, ring finger burning, gem ring allergy, red mark under the ring
hi: अँगूठी से जलन, अँगूठी से लाल निशान, रत्न से एलर्जी
hg: anguthi se jalan, ring se laal nishan, ratna se allergy, ungli me jalan
@ask
en: finger is red and itching under my emerald ring | burning under the pukhraj ring since a month, should I stop wearing | skin turned black under the silver ring | is a rash a sign the stone does not suit | the ring was costly, do I have to take it off for the itching | white patches under my coral ring | allergy to panchdhatu ring | swollen finger, ring does not come off | can I change the metal of the gem ring | green skin under the copper ring
hi: पन्ने की अँगूठी के नीचे उँगली लाल और खुजली | पुखराज की अँगूठी से जलन, पहनना बंद करूँ क्या | चाँदी की अँगूठी से उँगली काली पड़ गई | खुजली होना रत्न रास न आने का संकेत है क्या | महँगी अँगूठी है, जलन हो तो उतारूँ | मूँगे की अँगूठी के नीचे सफ़ेद दाग़ | पंचधातु से एलर्जी | उँगली सूज गई, अँगूठी नहीं निकल रही | रत्न की धातु बदल सकते हैं क्या
hg: panne ki anguthi ke niche ungli laal aur khujli | pukhraj ki ring se jalan pehnna band karu kya | chandi ki anguthi se ungli kali pad gayi | khujli hona ratna suit na karne ka sanket hai kya | mehngi ring hai jalan ho to utaru kya | moonge ki ring ke niche safed daag | panchdhatu se allergy | ungli suj gayi ring nahi nikal rahi | ratna ki dhatu badal sakte hai kya | ungli pe nishan ho gaye anguthi utar du ya rukun
@do modern wide SENSE
en: Take the ring off: redness, burning or itching is mostly a skin reaction to the metal, soap or moisture under it. Wash and dry the finger, and see a doctor if it stays or swells.
hi: अँगूठी उतार दें: लाली, जलन या खुजली प्रायः धातु, साबुन या नमी से त्वचा की प्रतिक्रिया है। उँगली धोकर सुखाएँ, और ठीक न हो या सूजे तो डॉक्टर को दिखाएँ।
hg: Anguthi utaar dein: laali, jalan ya khujli aksar dhatu, sabun ya nami se skin ki pratikriya hai. Ungli dhokar sukhayein, aur theek na ho ya sooje to doctor ko dikhayein.
@ok modern most CUSTOM
en: It is no sign that the planet is angry, and taking it off brings no harm. Later the same stone can be set in another metal, gold, silver or a pendant, after asking an astrologer.
hi: यह ग्रह की नाराज़गी नहीं, और उतारने से कुछ नहीं बिगड़ता। बाद में वही रत्न ज्योतिषी से पूछकर दूसरी धातु, सोने, चाँदी या लॉकेट में जड़वाया जा सकता है।
hg: Yeh graha ki naraazgi nahi, aur utaarne se kuch nahi bigadta. Baad me wahi ratna jyotishi se poochkar doosri dhatu, sone, chaandi ya locket me jadwaya ja sakta hai.
@which modern most JYOTISH
en: Whether a stone suits goes by the lagna: emerald suits Mithun and Kanya lagna as Budh is their lord, pukhraj Dhanu and Meen, coral Mesh and Vrishchik, blue sapphire Makar and Kumbh. That says nothing about the skin.
hi: रत्न का अनुकूल होना लग्न से देखते हैं: पन्ना मिथुन-कन्या लग्न का (स्वामी बुध), पुखराज धनु-मीन, मूँगा मेष-वृश्चिक, नीलम मकर-कुंभ का। त्वचा से इसका संबंध नहीं।
hg: Ratna ka suit karna lagna se dekhte hain: panna Mithun-Kanya lagna ka (swami Budh), pukhraj Dhanu-Meen, moonga Mesh-Vrishchik, neelam Makar-Kumbh ka. Skin se iska sambandh nahi.
@see gem-wearing-rules

# gems-lagna-first-six astro
@names
en: gems for mesh lagna, gems for vrishabh lagna, gems for mithun lagna, gems for kark lagna, gems for simha lagna, gems for kanya lagna, stones for aries ascendant, stones for taurus ascendant, stones for gemini ascendant, stones for cancer ascendant, stones for leo ascendant, stones for virgo ascendant
hi: मेष लग्न के रत्न, वृषभ लग्न के रत्न, मिथुन लग्न के रत्न, कर्क लग्न के रत्न, सिंह लग्न के रत्न, कन्या लग्न के रत्न
hg: mesh lagna ke ratna, vrishabh lagna ke ratna, mithun lagna ke ratna, kark lagna ke ratna, simha lagna ke ratna, kanya lagna ke ratna
@ask
en: Aries ascendant, was told to wear diamond, right or not | which stones suit Taurus lagna | Gemini ascendant and pukhraj advised by the jeweller | Cancer lagna can I wear blue sapphire | Leo ascendant emerald for business | Virgo lagna coral good or bad | Mesh lagna which gem to avoid | Kark lagna moonga for career | Simha lagna neelam in sade sati | Kanya lagna panna or diamond
en: my ascendant is Cancer, a diamond ring at the engagement, wear it | my lagna is Leo and I was given blue sapphire | I am Gemini ascendant with a coral ring from my mother-in-law
hi: मेष लग्न है, हीरा बताया गया, पहनूँ या नहीं | वृषभ लग्न में कौन से रत्न पहनें | मिथुन लग्न को पुखराज सुझाया है | कर्क लग्न में नीलम पहन सकते हैं | सिंह लग्न में व्यापार के लिए पन्ना | कन्या लग्न में मूँगा ठीक है क्या | मेष लग्न में कौन सा रत्न न पहनें | कर्क लग्न में मूँगा | सिंह लग्न में साढ़े साती में नीलम | कन्या लग्न में पन्ना या हीरा
hi: मेरा लग्न कर्क है, सगाई में हीरा मिला, पहनूँ | मेरा लग्न सिंह है, नीलम दिया गया | मेरा लग्न मिथुन है, सास ने मूँगा दिया | मेष लग्न हूँ, पत्नी ने हीरे की अँगूठी दी
hg: mesh lagna hai heera bataya gaya pehnu ya nahi | vrishabh lagna me konse ratna pehne | mithun lagna ko pukhraj bola hai | kark lagna me neelam pehen sakte hai | simha lagna me business ke liye panna | kanya lagna me moonga thik hai kya | mesh lagna me konsa ratna na pehne | kark lagna me moonga | simha lagna me sade sati me neelam | kanya lagna me panna ya heera
hg: mera lagna kark hai sagai me heera mila pehnu | mera lagna simha hai neelam diya gaya | mera lagna mithun hai saas ne moonga diya
@which modern most JYOTISH
en: Mesh lagna: coral, ruby and yellow sapphire are given; emerald, diamond and blue sapphire mostly not. Vrishabh lagna: diamond, emerald, blue sapphire; not yellow sapphire, pearl or coral without asking.
hi: मेष लग्न: मूँगा, माणिक, पुखराज देते हैं; पन्ना, हीरा, नीलम प्रायः नहीं। वृषभ लग्न: हीरा, पन्ना, नीलम; पुखराज, मोती, मूँगा बिना पूछे नहीं।
hg: Mesh lagna: moonga, manik, pukhraj dete hain; panna, heera, neelam aksar nahi. Vrishabh lagna: heera, panna, neelam; pukhraj, moti, moonga bina pooche nahi.
@which modern most JYOTISH
en: Mithun lagna: emerald, diamond, blue sapphire with care; not coral, and yellow sapphire only after asking. Kark lagna: pearl, coral, yellow sapphire; blue sapphire, diamond and emerald mostly not.
hi: मिथुन लग्न: पन्ना, हीरा, सोच-समझकर नीलम; मूँगा नहीं, पुखराज पूछकर। कर्क लग्न: मोती, मूँगा, पुखराज; नीलम, हीरा, पन्ना प्रायः नहीं।
hg: Mithun lagna: panna, heera, soch-samajhkar neelam; moonga nahi, pukhraj poochkar. Kark lagna: moti, moonga, pukhraj; neelam, heera, panna aksar nahi.
@which modern most JYOTISH
en: Simha lagna: ruby, coral, yellow sapphire; blue sapphire and diamond mostly not, emerald after asking. Kanya lagna: emerald, diamond, blue sapphire with care; coral and ruby mostly not.
hi: सिंह लग्न: माणिक, मूँगा, पुखराज; नीलम और हीरा प्रायः नहीं, पन्ना पूछकर। कन्या लग्न: पन्ना, हीरा, सोच-समझकर नीलम; मूँगा और माणिक प्रायः नहीं।
hg: Simha lagna: manik, moonga, pukhraj; neelam aur heera aksar nahi, panna poochkar. Kanya lagna: panna, heera, soch-samajhkar neelam; moonga aur manik aksar nahi.
@do modern wide SENSE
en: The lord of the lagna, 5th and 9th gives the gems; lists differ, so have somebody who does not sell stones see the whole chart before you buy. None is necessary.
hi: लग्न, पंचम और नवम के स्वामी का रत्न देते हैं; सूचियाँ अलग हैं, इसलिए ख़रीदने से पहले रत्न न बेचने वाले से पूरी कुंडली दिखाएँ। कोई रत्न अनिवार्य नहीं।
hg: Lagna, pancham aur navam ke swami ka ratna dete hain; lists alag hain, isliye kharidne se pehle ratna na bechne wale se poori kundli dikhayein. Koi ratna zaroori nahi.
@see gems-in-general

# gems-lagna-last-six astro
@names
en: gems for tula lagna, gems for vrishchik lagna, gems for dhanu lagna, gems for makar lagna, gems for kumbh lagna, gems for meen lagna, stones for libra ascendant, stones for scorpio ascendant, stones for sagittarius ascendant, stones for capricorn ascendant, stones for aquarius ascendant, stones for pisces ascendant
hi: तुला लग्न के रत्न, वृश्चिक लग्न के रत्न, धनु लग्न के रत्न, मकर लग्न के रत्न, कुंभ लग्न के रत्न, मीन लग्न के रत्न
hg: tula lagna ke ratna, vrishchik lagna ke ratna, dhanu lagna ke ratna, makar lagna ke ratna, kumbh lagna ke ratna, meen lagna ke ratna
@ask
en: Scorpio ascendant, jeweller wants to sell me an emerald, wear it or not | Libra lagna neelam good | Sagittarius ascendant diamond ring gift | Capricorn lagna pukhraj bad | Aquarius ascendant which stone | Pisces lagna emerald for shop | Vrishchik lagna coral or emerald | Tula lagna moonga for anger | Dhanu lagna panna suggested for studies | Meen lagna neelam in sade sati
en: my ascendant is Capricorn and aunt gave a ruby | I am Scorpio ascendant with a pearl since childhood | my lagna is Aquarius, can I keep the pukhraj
hi: वृश्चिक लग्न, दुकान बढ़ाने को पन्ना बता रहे हैं, जौहरी ही ज्योतिषी है | तुला लग्न में नीलम अच्छा है | धनु लग्न में हीरे की अँगूठी | मकर लग्न में पुखराज ख़राब है क्या | कुंभ लग्न के लिए कौन सा रत्न | मीन लग्न में दुकान के लिए पन्ना | वृश्चिक लग्न में मूँगा या पन्ना | तुला लग्न में मूँगा | धनु लग्न में पढ़ाई के लिए पन्ना | मीन लग्न में साढ़े साती में नीलम
hi: मेरा लग्न मकर है, बुआ ने माणिक दिया | वृश्चिक लग्न हूँ, बचपन से मोती पहना है | मेरा लग्न कुंभ है, पुखराज रखूँ | वृश्चिक लग्न, व्यापार के लिए पन्ना
hg: vrishchik lagna, dukan badhane ko panna bata rahe, jauhari hi jyotishi hai | tula lagna me neelam acha hai | dhanu lagna me heere ki ring | makar lagna me pukhraj kharab hai kya | kumbh lagna ke liye konsa ratna | meen lagna me dukan ke liye panna | vrishchik lagna me moonga ya panna | tula lagna me moonga | dhanu lagna me padhai ke liye panna | meen lagna me sade sati me neelam
hg: mera lagna makar hai bua ne manik diya | vrishchik lagna hu bachpan se moti pehna hai | mera lagna kumbh hai pukhraj rakhu
@which modern most JYOTISH
en: Vrishchik lagna: coral, yellow sapphire, pearl, ruby; emerald is generally not advised, as Mercury rules its 8th and 11th and is no friend of Mars, nor blue sapphire or diamond. Tula lagna: diamond, emerald, blue sapphire; not yellow sapphire or ruby.
hi: वृश्चिक लग्न: मूँगा, पुखराज, मोती, माणिक; पन्ना प्रायः नहीं, क्योंकि बुध आठवें और ग्यारहवें का स्वामी है और मंगल का मित्र नहीं, नीलम-हीरा भी नहीं। तुला लग्न: हीरा, पन्ना, नीलम; पुखराज-माणिक नहीं।
hg: Vrishchik lagna: moonga, pukhraj, moti, manik; panna aksar nahi, kyunki Budh aathve aur gyarahve (8, 11) ka swami hai aur Mangal ka mitra nahi, neelam-heera bhi nahi. Tula lagna: heera, panna, neelam; pukhraj-manik nahi.
@which modern most JYOTISH
en: Dhanu lagna: yellow sapphire, coral, ruby; diamond and blue sapphire mostly not, emerald after asking. Makar lagna: blue sapphire, diamond, emerald; not coral, ruby or yellow sapphire without asking.
hi: धनु लग्न: पुखराज, मूँगा, माणिक; हीरा-नीलम प्रायः नहीं, पन्ना पूछकर। मकर लग्न: नीलम, हीरा, पन्ना; मूँगा, माणिक, पुखराज बिना पूछे नहीं।
hg: Dhanu lagna: pukhraj, moonga, manik; heera-neelam aksar nahi, panna poochkar. Makar lagna: neelam, heera, panna; moonga, manik, pukhraj bina pooche nahi.
@which modern most JYOTISH
en: Kumbh lagna: blue sapphire, diamond, emerald; not pearl or ruby, coral after asking. Meen lagna: yellow sapphire, pearl, coral; blue sapphire and diamond mostly not, emerald after asking.
hi: कुंभ लग्न: नीलम, हीरा, पन्ना; मोती-माणिक नहीं, मूँगा पूछकर। मीन लग्न: पुखराज, मोती, मूँगा; नीलम-हीरा प्रायः नहीं, पन्ना पूछकर।
hg: Kumbh lagna: neelam, heera, panna; moti-manik nahi, moonga poochkar. Meen lagna: pukhraj, moti, moonga; neelam-heera aksar nahi, panna poochkar.
@do modern wide SENSE
en: Where the jeweller is the astrologer too, ask another one without interest in the sale before you buy. Lists differ, and no stone is necessary for business, marriage or study.
hi: जौहरी ही ज्योतिषी हो तो ख़रीदने से पहले किसी दूसरे से पूछें जिसे बिक्री से मतलब न हो। सूचियाँ अलग हैं, और व्यापार, विवाह या पढ़ाई के लिए कोई रत्न ज़रूरी नहीं।
hg: Jauhari hi jyotishi ho to kharidne se pehle kisi doosre se poochein jise bikri se matlab na ho. Lists alag hain, aur business, shadi ya padhai ke liye koi ratna zaroori nahi.
@see gems-in-general

# gem-no-effect-or-lost astro
@names
en: gem has no effect, how long till a gem works, ring fell in the drain, lost gem ring, child wearing a gem
hi: रत्न का असर नहीं, रत्न कितने दिन में असर करता है, अँगूठी खो गई, बच्चे को रत्न
hg: ratna ka asar nahi, ratna kitne din me asar karta hai, anguthi kho gayi, bacche ko ratna
@ask
en: wearing pukhraj for three months and nothing changed | in how many days does a stone show its effect | my ring with the blue stone fell into the drain, is it a sign | pearl ring lost at the beach, new one needed? | can a seven year old wear a pearl for temper | coral for a teenager's studies | caught a cold the day I wore moti, connection? | mother-in-law gave a coral ring, must I wear it | stone slipped out of the setting | gem worn but job did not come, jeweller says buy bigger
en: my yellow sapphire fell down yesterday, omen? | emerald slipped from my hand and broke, bad sign
hi: तीन महीने से पुखराज पहना, कुछ नहीं बदला | रत्न का असर कितने दिन में दिखता है | नीलम की अँगूठी नाली में गिर गई, संकेत है क्या | मोती की अँगूठी खो गई, नई लें क्या | सात साल के बच्चे को ग़ुस्से के लिए मोती पहनाएँ | पढ़ाई के लिए किशोर को पन्ना | मोती पहनते ही सर्दी हो गई | सास ने मूँगा दिया, पहनना ज़रूरी है क्या | नग अँगूठी से निकल गया | रत्न पहना पर नौकरी नहीं मिली, जौहरी बड़ा लेने को कहता है
hi: पुखराज कल गिर गया, अपशकुन है क्या | पन्ना हाथ से गिरकर टूट गया
hg: 3 mahine se pukhraj pehna kuch nahi badla | ratna ka asar kitne din me dikhta hai | neelam ki anguthi naali me gir gayi sanket hai kya | moti ki anguthi kho gayi nayi le kya | 7 saal ke bacche ko gusse ke liye moti pehnaye | padhai ke liye teenager ko panna | moti pehante hi sardi ho gayi | saas ne moonga diya pehnna jaruri hai kya | nag anguthi se nikal gaya | ratna pehna par naukri nahi mili jauhari bada lene ko bolta
hg: pukhraj kal gir gaya apshagun hai kya | panna haath se gir kar toot gaya
en: in how many days does neelam show effect | how many days does pukhraj take to work
hi: नीलम कितने दिन में असर करता है | पुखराज का असर कितने दिन में
hg: neelam kitne din me asar karta hai | pukhraj ka asar kitne din me
@when modern disputed JYOTISH
en: Jewellers name 3 days for blue sapphire, 1 to 2 months for most other stones until an effect shows; no one has shown any. If nothing changes, you need neither a bigger stone nor a new one.
hi: दुकानदार नीलम के 3 दिन और बाक़ी रत्नों के 1-2 महीने में असर बताते हैं; किसी ने सिद्ध नहीं किया। कुछ न बदले तो न बड़ा रत्न चाहिए, न नया।
hg: Dukaandar neelam ke 3 din aur baaki ratnon ke 1-2 mahine me asar batate hain; kisi ne siddh nahi kiya. Kuch na badle to na bada ratna chahiye, na naya.
@ok modern wide CUSTOM
en: A lost, slipped or cracked stone is no bad omen; many say it has taken a trouble with it. A cold or a bad day after putting it on is chance; take it off if you feel uneasy.
hi: खोया, गिरा या टूटा रत्न अपशकुन नहीं; बहुत लोग कहते हैं वह कष्ट साथ ले गया। पहनने के बाद सर्दी या बुरा दिन संयोग है; मन न माने तो उतार दें।
hg: Khoya, gira ya toota ratna apshagun nahi; bahut log kehte hain woh kasht saath le gaya. Pehnne ke baad sardi ya bura din sanyog hai; mann na maane to utaar dein.
@who modern wide SENSE
en: A child needs no gem for temper or studies: it can be swallowed or catch. A gift ring from elders is worn out of love if it pleases you; by lagna coral is mostly not given to Mithun and Kanya.
hi: बच्चे को ग़ुस्से या पढ़ाई के लिए रत्न नहीं चाहिए: वह निगला या अटक सकता है। बड़ों की दी अँगूठी मन हो तो प्रेम से पहनें; लग्न से मिथुन और कन्या को मूँगा प्रायः नहीं देते।
hg: Bacche ko gusse ya padhai ke liye ratna nahi chahiye: woh nigla ya atak sakta hai. Badon ki di anguthi mann ho to prem se pehnein; lagna se Mithun aur Kanya ko moonga aksar nahi dete.
@see gem-wearing-rules, gem-trial

# gem-roots astro
@names
en: root instead of a gem, banana root for jupiter, turmeric knot for jupiter, herb roots for planets
hi: रत्न की जगह जड़ी, केले की जड़, हल्दी की गाँठ, ग्रहों की जड़
hg: ratna ki jagah jadi, kele ki jad, haldi ki gaanth, graho ki jad
@ask
en: no money for a stone, can a root be tied instead | turmeric knot in place of pukhraj | which root is worn for which planet | root for Saturn instead of blue sapphire | white sandal root for rahu | ashwagandha root for ketu | how is a jadi tied and on which day | free alternative to gemstones
hi: रत्न के पैसे नहीं, जड़ बाँध सकते हैं क्या | पुखराज की जगह हल्दी की गाँठ | किस ग्रह की कौन सी जड़ | नीलम की जगह शनि की जड़ | राहु के लिए सफ़ेद चंदन की जड़ | केतु के लिए अश्वगंधा | जड़ी किस दिन और कैसे बाँधते हैं | रत्न का मुफ़्त विकल्प
hg: ratna ke paise nahi jad bandh sakte hai kya | pukhraj ki jagah haldi ki gaanth | kis graha ki konsi jad | neelam ki jagah shani ki jad | rahu ke liye safed chandan ki jad | ketu ke liye ashwagandha | jadi kis din aur kaise bandhte hai | ratna ka free vikalp
@ok modern most CUSTOM
en: Yes, by custom a root or a turmeric knot may be tied instead of a gem, for instance a haldi knot or banana root in yellow thread on a Thursday for Guru. It costs nearly nothing, and like a gem it is belief, not proof.
hi: हाँ, रीति में रत्न की जगह जड़ या हल्दी की गाँठ बाँधी जाती है, जैसे गुरु के लिए गुरुवार को पीले धागे में हल्दी की गाँठ या केले की जड़। ख़र्च लगभग नहीं, और रत्न की तरह यह विश्वास है, प्रमाण नहीं।
hg: Haan, reeti me ratna ki jagah jad ya haldi ki gaanth baandhi jaati hai, jaise Guru ke liye Guruvar ko peele dhaage me haldi ki gaanth ya kele ki jad. Kharcha lagbhag nahi, aur ratna ki tarah yeh vishwas hai, praman nahi.
@which modern most CUSTOM
en: Commonly named roots: Surya bel, Chandra khirni, Mangal anantmool, Budh vidhara, Guru banana or haldi, Shukra sarpunkha or gular, Shani bichhu or shami, Rahu white sandal, Ketu ashwagandha; tied on the planet's day in cloth of its colour. Never eat them.
hi: प्रचलित जड़ें: सूर्य बेल, चंद्र खिरनी, मंगल अनंतमूल, बुध विधारा, गुरु केला या हल्दी, शुक्र सरपुंखा या गूलर, शनि बिच्छू या शमी, राहु सफ़ेद चंदन, केतु अश्वगंधा; ग्रह के वार को उसके रंग के कपड़े में बाँधते हैं। इन्हें खाएँ नहीं।
hg: Prachalit jadein: Surya bel, Chandra khirni, Mangal anantmool, Budh vidhara, Guru kela ya haldi, Shukra sarpunkha ya gular, Shani bichhu ya shami, Rahu safed chandan, Ketu ashwagandha; graha ke vaar ko uske rang ke kapde me baandhte hain. Inhe khayein nahi.
@see gem-substitutes

# gem-lagna-or-rashi astro
@names
en: gemstone by lagna or rashi, stone by moon sign or ascendant, how to choose a gemstone
hi: रत्न राशि से या लग्न से, रत्न कैसे चुनें
hg: ratna rashi se ya lagna se, ratna kaise chune
@ask
en: is the gemstone chosen by rashi or lagna | stone by moon sign or ascendant | how is a gemstone selected from the kundli | jeweller gave a stone by my sun sign | stone by date of birth, is it right | birthstone by month or Indian way | gem of the running dasha or of the lagna lord
hi: कुंडली से रत्न कैसे चुनते हैं | जौहरी ने राशि देखकर रत्न दे दिया | जन्म तारीख़ से रत्न पहनना सही है | महीने वाला बर्थस्टोन या भारतीय तरीका | दशा का रत्न पहनें या लग्नेश का
hg: kundli se ratna kaise chunte hai | jauhari ne rashi dekhkar ratna de diya | janm tarikh se ratna pehnna sahi hai | birthstone mahine wala ya indian tarika | dasha ka ratna pehne ya lagnesh ka
@which modern most JYOTISH
en: Most astrologers choose a gem by the lagna: the stone of the lagna lord, or of the lords of the 5th and 9th houses. By Moon sign alone some do; by sun sign or month it is a western custom.
hi: ज़्यादातर ज्योतिषी रत्न लग्न से चुनते हैं: लग्नेश का, या पंचम और नवम के स्वामी का। केवल चंद्र राशि से कुछ लोग देते हैं; सूर्य राशि या महीने वाला पश्चिमी रिवाज है।
hg: Zyadatar jyotishi ratna lagna se chunte hain: lagnesh ka, ya pancham aur navam ke swami ka. Keval Chandra rashi se kuch log dete hain; Surya rashi ya mahine wala pashchimi riwaz hai.
@ok modern most JYOTISH
en: Left out are by most the stones of the lords of the 6th, 8th and 12th, even in their dasha. A gem is never a must: mantra, giving and service cost nothing and are older.
hi: षष्ठ, अष्टम और द्वादश के स्वामियों के रत्न ज़्यादातर छोड़ते हैं, उनकी दशा में भी। रत्न कभी अनिवार्य नहीं: मंत्र, दान और सेवा निःशुल्क हैं और पुराने हैं।
hg: Shashth, ashtam aur dwadash ke swamiyon ke ratna zyadatar chhodte hain, unki dasha me bhi. Ratna kabhi anivarya nahi: mantra, daan aur seva muft hain aur purane hain.
@see gems-lagna-first-six, gems-in-general

# gem-opal-turquoise astro
@names
en: opal, turquoise, white opal, firoza, moonstone, opal instead of diamond
hi: ओपल, फ़िरोज़ा, मूनस्टोन, चंद्रकांत मणि, हीरे की जगह ओपल
hg: opal, opal ratna, firoza, firoza ratna, moonstone, heere ki jagah opal
@ask
en: can I wear opal | opal for venus which finger and day | is opal instead of diamond ok | who should not wear opal | turquoise stone benefits in astrology | moonstone instead of pearl | can a man wear opal
hi: ओपल पहन सकते हैं क्या | ओपल किस उँगली में किस दिन | हीरे की जगह ओपल ठीक है | ओपल किसे नहीं पहनना चाहिए | फ़िरोज़ा पहनने से क्या होता है | मोती की जगह मूनस्टोन | पुरुष ओपल पहन सकते हैं
hg: opal pehen sakte hai kya | opal kis ungli me kis din | heere ki jagah opal thik hai | opal kise nahi pehnna chahiye | firoza pehnne se kya hota hai | moti ki jagah moonstone | aadmi opal pehen sakte hai
@which modern most JYOTISH
en: Opal is worn for Shukra in place of diamond: in silver or white gold, on the middle or ring finger, on a Friday morning, mostly by Vrishabh, Tula, Makar, Kumbh, Mithun and Kanya lagna.
hi: ओपल शुक्र के लिए हीरे की जगह पहनते हैं: चाँदी या सफ़ेद सोने में, मध्यमा या अनामिका में, शुक्रवार सुबह; प्रायः वृषभ, तुला, मकर, कुंभ, मिथुन, कन्या लग्न वाले।
hg: Opal Shukra ke liye heere ki jagah pehente hain: chaandi ya white gold me, madhyama ya anamika me, Shukravar subah; aksar Vrishabh, Tula, Makar, Kumbh, Mithun, Kanya lagna wale.
@ok modern most JYOTISH
en: Opal is no classical stone of the nine, men and women may wear it, and nobody can promise love from it. Mesh, Kark, Simha, Vrishchik, Dhanu and Meen lagna are told to ask first. Keep it from heat and soap.
hi: ओपल नौ मूल रत्नों में नहीं; स्त्री-पुरुष दोनों पहन सकते हैं, और प्रेम का वादा कोई नहीं कर सकता। मेष, कर्क, सिंह, वृश्चिक, धनु, मीन लग्न को पहले पूछने को कहते हैं। गर्मी और साबुन से बचाएँ।
hg: Opal nau mool ratnon me nahi; stri-purush dono pehen sakte hain, aur prem ka vaada koi nahi kar sakta. Mesh, Kark, Simha, Vrishchik, Dhanu, Meen lagna ko pehle poochne ko kehte hain. Garmi aur sabun se bachayein.
@what modern most JYOTISH
en: Turquoise (firoza) is counted with Guru or Shukra and worn mostly for looks; moonstone stands in for pearl, for the Moon, in silver on a Monday. Both are cheap, so pay little.
hi: फ़िरोज़ा गुरु या शुक्र से जोड़ते हैं और शोभा के लिए अधिक पहनते हैं; मूनस्टोन मोती की जगह चंद्र के लिए, चाँदी में, सोमवार को। दोनों सस्ते हैं, अधिक दाम न दें।
hg: Firoza Guru ya Shukra se jodte hain aur shobha ke liye zyada pehente hain; moonstone moti ki jagah Chandra ke liye, chaandi me, Somvar ko. Dono saste hain, zyada daam na dein.
@see gem-diamond, gem-substitutes

# gem-which-hand astro
@names
en: gemstone in which hand, gem on left hand, which hand for a ring, gem for left handed
hi: रत्न किस हाथ में, बाएँ हाथ में रत्न, अँगूठी किस हाथ में
hg: ratna kis haath me, left hand me ratna, anguthi kis haath me
@ask
hi: स्त्रियाँ रत्न किस हाथ में पहनें
en: can I wear the gemstone in my left hand | which hand for a gemstone for women | men wear gem in right or left | I am left handed, which hand for pukhraj | ring does not fit that finger, can I change finger | gem in bracelet or pendant instead | which finger for which stone
hi: रत्न बाएँ हाथ में पहन सकते हैं क्या | स्त्री रत्न किस हाथ में पहने | पुरुष रत्न दाएँ में या बाएँ में | बाएँ हाथ से लिखता हूँ, रत्न किस हाथ में | उस उँगली में अँगूठी नहीं आती | कौन सा रत्न किस उँगली में
hg: ratna left hand me pehen sakte hai kya | aurat ratna kis haath me pehne | aadmi ratna right me ya left me | left handed hu ratna kis hath me | us ungli me anguthi nahi aati | kaun sa ratna kis ungli me
@where modern most CUSTOM
en: By custom a gem is worn on the right hand, by many women on the left; the left-handed may take their working hand. No old text makes a fault of either hand.
hi: रिवाज में रत्न दाएँ हाथ में पहनते हैं, बहुत स्त्रियाँ बाएँ में; बाएँ हाथ से काम करने वाले उसी में पहन सकते हैं। किसी पुराने ग्रंथ में किसी हाथ का दोष नहीं।
hg: Riwaz me ratna daayein haath me pehente hain, bahut striyan baayein me; left-handed apne kaam wale haath me pehen sakte hain. Kisi purane granth me kisi haath ka dosh nahi.
@which modern most JYOTISH
en: Fingers by custom: index Guru's yellow sapphire and Mars's coral for some; ring finger ruby, coral, pearl; little finger emerald, also pearl; middle blue sapphire, gomed, cat's eye, diamond. If it does not fit, a pendant does.
hi: रिवाज की उँगलियाँ: तर्जनी में पुखराज; अनामिका में माणिक, मूँगा, मोती; कनिष्ठा में पन्ना, मोती भी; मध्यमा में नीलम, गोमेद, लहसुनिया, हीरा। न आए तो लॉकेट चलता है।
hg: Riwaz ki ungliyan: tarjani me pukhraj; anamika me manik, moonga, moti; kanishtha me panna, moti bhi; madhyama me neelam, gomed, lehsuniya, heera. Na aaye to locket chalta hai.
@see gem-wearing-rules

# child-name-changing astro
@names
en: changing a child's name, baby name letter not liked, name without the nakshatra letter, second name for the baby
hi: बच्चे का नाम बदलना, नाम का अक्षर पसंद नहीं, बिना नक्षत्र के अक्षर का नाम
hg: bache ka naam badalna, naam ka akshar pasand nahi, bina nakshatra akshar ka naam
@ask
en: can we change our baby's name later | we do not like the letter that the pandit gave | baby name without the nakshatra letter, is it ok | there are no nice names with our letter | named the baby before asking for the letter | must the name begin with the letter | can we use another letter of the same nakshatra
hi: क्या बच्चे का नाम बाद में बदल सकते हैं | पंडित जी का दिया अक्षर पसंद नहीं | नक्षत्र के अक्षर के बिना नाम रख सकते हैं | हमारे अक्षर से अच्छे नाम नहीं मिलते | नाम पहले रख लिया अक्षर बाद में पता चला | उसी नक्षत्र का दूसरा अक्षर ले सकते हैं
hg: kya bache ka naam baad me badal sakte hai | pandit ji ka diya akshar pasand nahi | nakshatra ke akshar ke bina naam rakh sakte hai | hamare akshar se acche naam nahi milte | naam pehle rakh liya akshar baad me pata chala | usi nakshatra ka dusra akshar le sakte hai
@ok modern wide CUSTOM
en: Yes: the letter is a custom, no must. Take any name you love, another letter of the same star or of the Moon sign, and keep the pada's letter for a private janma naam said at the rite.
hi: हाँ: अक्षर रिवाज है, अनिवार्य नहीं। कोई भी प्रिय नाम, उसी नक्षत्र या चंद्र राशि का दूसरा अक्षर लें, और चरण का अक्षर नामकरण में कहे जन्म नाम के लिए रखें।
hg: Haan: akshar riwaz hai, anivarya nahi. Koi bhi priya naam, usi nakshatra ya Chandra rashi ka doosra akshar lein, aur charan ka akshar namkaran me kahe janm naam ke liye rakhein.
@do modern most CUSTOM
en: A name may be changed later: by custom on a good day with a small puja and sweets, and in the papers through the birth certificate before school. Parents' names need not match, and no child is harmed by a name.
hi: नाम बाद में बदल सकते हैं: रिवाज से शुभ दिन छोटी पूजा और मिठाई के साथ, और स्कूल से पहले जन्म प्रमाणपत्र में। माता-पिता के नाम से मेल ज़रूरी नहीं, और नाम से किसी बच्चे का बुरा नहीं होता।
hg: Naam baad me badal sakte hain: riwaz se shubh din chhoti puja aur mithai ke saath, aur school se pehle birth certificate me. Maa-baap ke naam se mel zaroori nahi, aur naam se kisi bachche ka bura nahi hota.
@see name-letter-custom, name-spelling-change
`;
