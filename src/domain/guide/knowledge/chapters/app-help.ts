/** The help of this app itself. docs/guide-topics.md says how it is written. */
export default `
# credits-what app
@names
en: credits, credit cost, cost of a question
hi: क्रेडिट, एक सवाल का क्रेडिट
hg: credits, credit, ek sawal ka credit
en: price of a message, credits for a photo
hi: संदेश का क्रेडिट, फ़ोटो का क्रेडिट
hg: message ka credit, photo ka credit
@ask
en: what are credits | how many credits for one question | what does a message cost | how much is one credit worth | does uploading a photo cost more than a text | I see 1.67 on the badge, what does that mean | why did my balance go down by 0.33 | do credits expire | how do credits work here | price per question | is voice question charged extra | credits meaning
hi: क्रेडिट क्या होता है | एक सवाल में कितने क्रेडिट लगते हैं | एक क्रेडिट में कितने सवाल | फ़ोटो वाला सवाल महँगा है क्या | मेरे क्रेडिट 0.33 कम हो गए, क्यों | क्रेडिट की वैधता कितने दिन की है | संदेश भेजने का ख़र्च | क्रेडिट कैसे कटते हैं | नक़्शे की जाँच में कितना क्रेडिट | बोलकर पूछने पर भी क्रेडिट कटेगा | क्रेडिट कब ख़त्म हो जाते हैं | क्रेडिट का हिसाब समझाइए
hg: credit kya hota hai | ek sawal me kitne credit lagte hai | 1 credit me kitne msg | photo bhejne pe zyada credit katega kya | mera credit 0.33 kat gaya kyu | credit expire hote hai kya | credits kaise kaam karte hai | ek question ka kitna lagta hai | credit ka hisab samjhao | map ki janch me kitna credit | bol ke puchne par bhi credit katega | credit kitne din chalta hai
en: how many questions can I ask for 99 rupees | I have 10 credits, how many questions is that | what is one third of a credit | how many messages are left in 2 credits | do I pay for your answers when you only ask me something back | is the credit taken before or after the answer
hi: 10 क्रेडिट में कितने सवाल होंगे | 99 रुपये में कितने सवाल | 2 क्रेडिट में कितने संदेश | क्रेडिट जवाब से पहले कटता है या बाद में | आप उलटा पूछें तो भी क्रेडिट कटेगा क्या | एक तिहाई क्रेडिट का मतलब
hg: 10 credit me kitne sawal honge | 99 rupees me kitne sawal | 2 credit me kitne message | credit jawab se pehle katta hai ya baad me | aap ulta puche to bhi credit katega kya | ek tihai credit matlab
@cost app wide APP
en: One credit pays for 3 text messages or 1 message with a picture; so a typed question costs a third of a credit. A floor plan analysed on the server uses 1 credit. Speaking costs nothing extra, and credits never expire.
hi: एक क्रेडिट में 3 लिखे संदेश या चित्र वाला 1 संदेश होता है; यानी एक सवाल का क्रेडिट का तिहाई। सर्वर पर नक़्शे के विश्लेषण में 1 क्रेडिट लगता है। बोलने का अलग से कुछ नहीं, और क्रेडिट कभी समाप्त नहीं होते।
hg: Ek credit me 3 text message ya photo wala 1 message hota hai; yaani ek sawal ka credit ka tihai. Server par naksha vishleshan me 1 credit lagta hai. Bolne ka alag se kuch nahi, aur credit kabhi expire nahi hote.
@ok app wide APP
en: A credit is set aside when you send and spent only when the answer is there. An answer in which I only ask back, do not know, or help in an emergency costs nothing.
hi: भेजते समय क्रेडिट अलग रखा जाता है और जवाब आने पर ही कटता है। जिस जवाब में मैं केवल वापस पूछूँ, न जानूँ या संकट में मदद करूँ, उसका कुछ नहीं लगता।
hg: Bhejte samay credit alag rakha jata hai aur jawab aane par hi katta hai. Jis jawab me main sirf wapas poochhun, na janun ya sankat me madad karun, uska kuch nahi lagta.
@see credits-run-out, buy-credits
@link /subscriptions

# credits-run-out app
@names
en: out of credits, no credits left, zero credits
hi: क्रेडिट समाप्त, क्रेडिट ख़त्म
hg: credit khatam, credits khatam ho gaye, no credit left
@ask
en: my credits are finished what now | I am out of credits | how do I ask more without credits | balance shows 0 | it says you're out of credits | can I still use the app with zero credits | what is free when credits are over | message waits for credits | ran out of credit in the middle of a chat | credits over, don't want to pay, any way | chat box is disabled no credits | one message used how much credit I got zero | free credits used up next when | why did my credit go so fast | question waiting because no credit will it be lost
hi: क्रेडिट ख़त्म हो गए अब क्या करूँ | मेरे क्रेडिट समाप्त हो गए हैं | बैलेंस शून्य दिख रहा है | बिना क्रेडिट के क्या कर सकते हैं | क्रेडिट ख़त्म होने पर भी जवाब मिलेगा क्या | मेरा संदेश क्रेडिट की राह देख रहा है | क्रेडिट नहीं हैं और पैसे भी नहीं देने | बातचीत के बीच क्रेडिट ख़त्म | चैट बंद हो गई क्रेडिट नहीं | जीरो क्रेडिट में क्या चलता है | क्रेडिट इतनी जल्दी कैसे ख़त्म हुए | मुफ़्त क्रेडिट ख़त्म दोबारा कब मिलेंगे | क्रेडिट न होने से सवाल अटका है | शून्य क्रेडिट में क्या-क्या चलता है
hg: credit khatam ho gaye ab kya karu | mere credits khatam | balance 0 dikha raha hai | bina credit ke kya kar sakte hai | credits khatam hone par bhi jawab milega kya | message waits for credits likha aa raha | paise nahi dene credit bhi nahi hai | chat band ho gayi out of credits | zero credit me kya chalega | aur credit kaise milenge | credit khtm | credit itni jaldi kaise khatam hue | free credit khatam dobara kab milenge | credit na hone se sawal atka hai | zero credit me kya kya chalta hai
@do app wide APP
en: When your credits are finished you can buy more on the page Plans and credits, and everything you asked stays readable. A message you had begun is kept and goes out by itself once there are credits.
hi: क्रेडिट समाप्त हों तो प्लान वाले पेज से और जोड़ सकते हैं; जो पूछा है, वह पढ़ने को रहता है। लिखा हुआ संदेश सँभाला रहता है और क्रेडिट आते ही अपने-आप जाता है।
hg: Credit khatam hon to plans wale page se aur jod sakte hain; jo poocha hai woh padhne ko rehta hai. Likha hua message sambhala rehta hai aur credit aate hi apne aap jata hai.
@which app wide APP
en: Without credits these stay free: the calendar and panchang, aartis, articles, the kundli, your dates and reminders, and the analysis of a floor plan by your own device.
hi: बिना क्रेडिट के ये मुफ़्त रहते हैं: पंचांग और त्योहार, आरतियाँ, लेख, कुंडली, आपकी तारीख़ें और याद, और आपके अपने डिवाइस से नक़्शे का विश्लेषण।
hg: Bina credit ke ye free rehte hain: panchang aur tyohar, aartiyan, lekh, kundli, aapki tareekhein aur reminder, aur aapke apne device se nakshe ka vishleshan.
@why app wide APP
en: Credits go fast when pictures are sent: one message with a picture or one plan analysis on the server takes a whole credit, a typed question a third. Each line stands under Plans and credits.
hi: तस्वीर भेजने से क्रेडिट जल्दी जाते हैं: तस्वीर वाला एक संदेश या सर्वर पर एक नक़्शा पूरा क्रेडिट लेता है, लिखा सवाल एक तिहाई। हर पंक्ति प्लान और क्रेडिट में दिखती है।
hg: Tasveer bhejne se credit jaldi jaate hain: photo wala ek message ya server par ek plan poora credit leta hai, likha sawal ek tihai. Har line Plans and credits me dikhti hai.
@when app wide APP
en: No new free credits come by time: 2 come once with a new account. A message that waits for credits is not lost and goes out by itself after you add some.
hi: समय के साथ नए मुफ़्त क्रेडिट नहीं आते: नए खाते के साथ एक बार 2 मिलते हैं। क्रेडिट की प्रतीक्षा वाला संदेश खोता नहीं, क्रेडिट जोड़ने पर अपने आप जाता है।
hg: Time ke saath naye free credit nahi aate: naye account ke saath ek baar 2 milte hain. Credit ke wait wala message khota nahi, credit jodne par apne aap jaata hai.
@see buy-credits, is-app-free
@link /subscriptions

# buy-credits app
@names
en: buy credits, plans and prices, recharge
hi: क्रेडिट ख़रीदना, प्लान और दाम, रिचार्ज
hg: credit kharidna, credits kaise kharide, recharge, plan ka price
en: buy a plan, top up, add credits
hi: प्लान ख़रीदना, क्रेडिट जोड़ना
hg: plan kharidna, credit add karna, top up
en: gpay not showing, payment options
hg: gpay nahi dikh raha, payment option
hi: भुगतान के तरीक़े
@ask
en: how to buy credits | what plans do you have | how much is the monthly subscription | price of the standard plan | can I pay with upi | is there an auto renewal | which plan should I take | how to add more credits | is it a subscription that renews | cheapest plan | can I buy for one month only | payment options gpay phonepe card
hi: क्रेडिट कैसे ख़रीदें | कौन-कौन से प्लान हैं | महीने का कितना लगता है | प्लान का दाम क्या है | क्या यूपीआई से भुगतान होता है | क्या पैसे अपने-आप कटते रहेंगे | सबसे सस्ता प्लान कौन सा है | और क्रेडिट कैसे जोड़ें | रिचार्ज कैसे करें | सदस्यता हर महीने कटेगी क्या | भुगतान कैसे करूँ
hg: credit kaise kharide | konse plan hai | mahine ka kitna lagta hai | plan ka rate kya hai | upi se payment hota hai kya | auto debit to nahi hoga | sabse sasta plan | aur credits kaise add kare | recharge kaise karu | subscription har mahine katega kya | gpay phonepe chalega | kitne rupaye me kitne credit
en: I want to purchase more questions | rates of your packages | can I pay in dollars from abroad | do you take credit card | what is the family plan | need 10 more credits how
hi: और सवाल ख़रीदने हैं | आपके पैकेज के दाम | विदेश से भुगतान कैसे करें | क्रेडिट कार्ड चलेगा क्या | फ़ैमिली प्लान क्या है | 10 क्रेडिट और चाहिए
hg: aur sawal kharidne hai | aapke package ke rate | videsh se payment kaise kare | credit card chalega kya | family plan kya hai | 10 credit aur chahiye | sabse bada plan konsa
hg: payment me gpay nahi dikh raha
@cost app wide APP
en: Plans with their prices in rupees stand on the page Plans and credits. A plan is paid for once and adds its credits once: nothing renews by itself, and unused credits never expire.
hi: प्लान और उनके दाम रुपयों में "प्लान और क्रेडिट" पेज पर हैं। एक बार भुगतान, एक बार क्रेडिट: कुछ भी अपने-आप नहीं कटता, और बचे क्रेडिट कभी समाप्त नहीं होते।
hg: Plan aur unke daam rupayon me Plans and credits page par hain. Ek baar payment, ek baar credit: kuch bhi apne aap nahi katta, aur bache credit kabhi expire nahi hote.
@how app wide APP
en: Sign in, open Plans and credits from "Me", choose a plan and pay in the window of the payment service Razorpay, with the ways that it offers you. Your credits appear at once, with a receipt.
hi: साइन इन करें, "मेरा" से प्लान और क्रेडिट खोलें, प्लान चुनें और भुगतान सेवा Razorpay की विंडो में, उसके दिए तरीक़ों से भुगतान करें। क्रेडिट तुरंत जुड़ते हैं, रसीद के साथ।
hg: Sign in karein, "Me" se Plans and credits kholein, plan chunein aur payment service Razorpay ki window me, uske diye tareekon se pay karein. Credit turant jud jate hain, receipt ke saath.
@see money-back, payment-failed
@link /subscriptions

# money-back app
@names
en: refund, money back, cancel purchase
hi: रिफ़ंड, पैसे वापस, धन-वापसी
hg: refund, paise wapas, paisa vapas
en: want my money returned, return my money
hi: पैसे लौटाना, मेरे पैसे लौटाओ
hg: paise lautao, paise return, refund chahiye
@ask
en: how do I get my money back | refund policy | I bought a plan by mistake | can I cancel my subscription | how many days for refund | not satisfied want refund | cancel plan and return the money | my father paid by mistake, can he get it back | when will the refund come to my account | is there a money back period | I want to unsubscribe | refund status | refund after using some credits | refund not received 10 days | refund how many days | can I get money for last month's plan
hi: पैसे वापस कैसे मिलेंगे | रिफ़ंड की नीति क्या है | ग़लती से प्लान ख़रीद लिया | प्लान रद्द कैसे करें | रिफ़ंड कितने दिन में आता है | पसंद नहीं आया पैसे लौटाइए | सदस्यता बंद करनी है | पिताजी ने ग़लती से भुगतान कर दिया, वापस होगा क्या | रिफ़ंड कब आएगा | ख़रीद रद्द करनी है | पैसा वापसी का नियम | कुछ क्रेडिट ख़र्च करने के बाद पैसा वापस | 10 दिन हो गए पैसा नहीं आया | रिफ़ंड कितने दिन में | पिछले महीने की योजना का पैसा मिलेगा
hg: paise wapas kaise milenge | refund policy kya hai | galti se plan le liya | plan cancel kaise kare | refund kitne din me aata hai | pasand nahi aaya paise lautao | subscription band karni hai | mummy ne galti se payment kar diya wapas hoga kya | refund kab aayega | mera refund nahi aaya | paisa vapas chahiye | kuch credit use karne ke baad refund | 10 din ho gaye paisa nahi aaya | refund kitne din me | pichle mahine ke plan ka paisa milega
en: I bought starter plan yesterday by mistake want my money returned | paid for the wrong plan | how many days do I have to return a plan | I used only one credit, can I still get a refund | please reverse my payment
hi: कल ग़लती से स्टार्टर प्लान ले लिया, पैसे चाहिए | ग़लत प्लान का भुगतान हो गया | कितने दिन तक लौटा सकते हैं | एक ही क्रेडिट इस्तेमाल किया, रिफ़ंड मिलेगा क्या | मेरा भुगतान उलट दीजिए
hg: kal galti se starter plan le liya paise chahiye | galat plan ka payment ho gaya | kitne din tak return kar sakte hai | ek hi credit use kiya refund milega kya | mera payment reverse karo | paise vapis chahiye mujhe
@cost app wide APP
en: You can have the money for a plan back within 14 days of the purchase, without giving a reason. Its credits are then taken off your balance.
hi: प्लान के पैसे ख़रीद के 14 दिन के भीतर वापस मिल सकते हैं, कारण बताना ज़रूरी नहीं। तब उस ख़रीद के क्रेडिट आपके बैलेंस से हटा दिए जाते हैं।
hg: Plan ke paise kharid ke 14 din ke andar wapas mil sakte hain, karan batana zaroori nahi. Tab us kharid ke credit aapke balance se hata diye jate hain.
@how app wide APP
en: Write through the Contact page with the e-mail address of your account and say which purchase it is. There is no running subscription to cancel: a plan is paid once and never renews.
hi: संपर्क पेज से लिखें, अपने खाते का ई-मेल दें और बताएँ कि कौन सी ख़रीद है। रद्द करने को कोई चालू सदस्यता नहीं है: प्लान एक बार का है और अपने-आप नया नहीं होता।
hg: Contact page se likhein, apne account ka email dein aur batayein ki kaun si kharid hai. Cancel karne ko koi chalu subscription nahi hai: plan ek baar ka hai aur apne aap renew nahi hota.
@when app wide APP
en: A refund is handled in 5 to 7 business days; the payment provider then needs another 5 to 10 days until it is back on the card or account it came from.
hi: रिफ़ंड 5 से 7 कार्य-दिवस में किया जाता है; फिर भुगतान सेवा को उसी कार्ड या खाते में पहुँचाने में 5 से 10 दिन और लगते हैं।
hg: Refund 5 se 7 working din me kiya jata hai; phir payment service ko usi card ya khate me pahunchane me 5 se 10 din aur lagte hain.
@ok app wide APP
en: The 14 days begin with the purchase, and you need no reason. The credits of that plan are taken off your balance; after 14 days write anyway if something failed.
hi: 14 दिन ख़रीद से गिने जाते हैं, कारण नहीं चाहिए। उस योजना के क्रेडिट आपके बैलेंस से हटते हैं; 14 दिन बाद भी कुछ ग़लत हुआ हो तो लिखें।
hg: 14 din kharid se gine jaate hain, karan nahi chahiye. Us plan ke credit aapke balance se hatte hain; 14 din baad bhi kuch galat hua ho to likhein.
@see credit-back, payment-failed
@link /cancellation-policy /contact

# credit-back app
@names
en: credit back for an answer, unhelpful answer, wrong answer
hi: जवाब का क्रेडिट वापस, बेकार जवाब, ग़लत जवाब
hg: jawab ka credit wapas, galat jawab, bekar jawab
en: took my credit without answering, credit lost, report an answer
hi: क्रेडिट काट लिया, जवाब की शिकायत
hg: credit kaat liya, credit barbaad, jawab ki complaint
@ask
en: the answer did not help give my credit back | your answer is wrong | can I get back the credit for a bad answer | credit cut but no answer came | how to report a wrong answer | answer failed but was I charged | you did not understand my question and took credit | return my credit | how often can I get a credit back | app crashed after sending, is my credit lost | this did not help button
hi: जवाब से मदद नहीं मिली, क्रेडिट लौटाइए | आपका जवाब ग़लत है | ख़राब जवाब का क्रेडिट वापस मिलेगा क्या | क्रेडिट कट गया पर जवाब नहीं आया | ग़लत जवाब की शिकायत कहाँ करें | जवाब नहीं बना तो क्या पैसे कटे | क्रेडिट वापस चाहिए | सवाल समझा नहीं और क्रेडिट ले लिया | कितनी बार क्रेडिट वापस मिलता है | इससे मदद नहीं मिली वाला बटन
hg: jawab se madad nahi mili credit wapas karo | aapka jawab galat hai | bekar jawab ka credit vapas milega kya | credit kat gaya par jawab nahi aaya | galat answer report kaise kare | answer fail hua to credit kata kya | mera credit lautao | sawal samjha nahi aur credit le liya | kitni baar credit wapas milta hai | this did not help button kaha hai | app band ho gaya credit gaya kya
en: I asked a question and it took my credit without answering | my credit got wasted | you charged me for nothing | how can I tell that this answer is false | give feedback on an answer
hi: सवाल पूछा, क्रेडिट कट गया, जवाब कुछ नहीं | मेरा क्रेडिट बेकार गया | बिना बात क्रेडिट काट लिया | यह जवाब ग़लत है कैसे बताऊँ | जवाब पर राय देनी है
hg: sawal pucha credit kat gaya jawab kuch nahi | mera credit waste ho gaya | bina baat credit kaat liya | ye jawab galat hai kaise batau | answer par feedback dena hai
@cost app wide APP
en: If no answer comes, its credit returns by itself; you need not ask. For an answer that did not help, one credit a month can be had back.
hi: जवाब न आए तो उसका क्रेडिट अपने-आप लौटता है, माँगना नहीं पड़ता। जिस जवाब से मदद न मिली हो, उसका क्रेडिट महीने में एक बार वापस मिल सकता है।
hg: Jawab na aaye to uska credit apne aap lautta hai, maangna nahi padta. Jis jawab se madad na mili ho, uska credit mahine me ek baar wapas mil sakta hai.
@how app wide APP
en: Tap "This did not help" below the answer and confirm. If a fact seems wrong, please also tell us through the Contact page, so that it can be mended.
hi: जवाब के नीचे "इससे मदद नहीं मिली" दबाएँ और हाँ कहें। कोई बात ग़लत लगे तो संपर्क पेज से भी बताइए, ताकि उसे सुधारा जा सके।
hg: Jawab ke neeche "This did not help" dabayein aur haan kahein. Koi baat galat lage to Contact page se bhi bataiye, taki use sudhara ja sake.
@see money-back, credits-what
@link /contact

# payment-failed app
@names
en: payment failed, money deducted, payment pending, paid twice, charged twice, credits not showing, credits not received, balance not updated
hi: भुगतान विफल, पैसे कट गए, पेमेंट अटका, क्रेडिट नहीं दिखे, दो बार पैसे कटे
hg: payment fail, paise kat gaye, payment pending, payment atak gaya, credit nahi dikhe, do baar paise kate, credits nahi aaye
en: money got cut, paid but no credits, credits not added
hi: पैसे कटे पर क्रेडिट नहीं, क्रेडिट नहीं जुड़े
hg: credit add nahi hua, paise kate credit nahi mile, credit nahi aaye
en: bought credits not received
hi: क्रेडिट ख़रीदे पर बैलेंस शून्य, फ़ोनपे से पैसे कटे
hg: credit kharide par balance zero, phonepe se paise kate
@ask
en: payment failed but money was deducted | I paid but credits not added | payment is stuck on processing | my upi shows success but no credits here | should I pay again | waiting for the bank message | card declined | razorpay window does not open | paid twice by mistake | where do I complain about a payment | credits not received after payment | charged twice for one plan | double payment same plan twice | money cut two times | how long for bank to return failed payment | upi pending since yesterday disha
hi: पैसे कट गए पर क्रेडिट नहीं आए | भुगतान विफल हो गया | पेमेंट अटक गया है | यूपीआई में सफल दिखा रहा पर यहाँ क्रेडिट नहीं | क्या दोबारा भुगतान करूँ | बैंक से पैसा कटा, रसीद नहीं आई | भुगतान की विंडो नहीं खुलती | ग़लती से दो बार पैसे चले गए | कार्ड से भुगतान नहीं हो रहा | भुगतान की शिकायत कहाँ करूँ | दो बार पैसे कट गए | एक ही योजना का पैसा दो बार कटा | विफल भुगतान का पैसा कब लौटेगा | कल से यूपीआई लंबित है
hg: paise kat gaye par credit nahi aaye | payment fail ho gaya | payment atka hua hai | upi me success dikha raha yaha credit nahi | dobara payment karu kya | bank se paisa kat gaya receipt nahi aayi | payment window nahi khul rahi | galti se do baar paise chale gaye | card se payment nahi ho raha | payment ki complaint kaha karu | money deducted credit not added | do baar paise kat gaye | ek hi plan ka paisa do baar kata | failed payment ka paisa kab lautega | kal se upi pending hai
en: my money got cut but no credits came | I paid through phonepe an hour ago and still have nothing | bank sms says debited, the app shows zero | transaction declined but amount gone | payment successful message but balance same | order is still pending since morning
en: I paid yesterday yet nothing was added | the report that I paid for does not open | amount debited two times by mistake
hi: एक घंटे पहले फ़ोनपे से भुगतान किया, कुछ नहीं आया | बैंक का संदेश आया कि पैसे कटे, यहाँ शून्य है | भुगतान सफल दिखा पर बैलेंस वही है | सुबह से ऑर्डर लंबित है | मेरे पैसे फँस गए हैं | पैसा कट गया प्लान नहीं मिला
hi: पैसे दिए पर कुछ जुड़ा नहीं | जिस रिपोर्ट के पैसे दिए वह खुलती नहीं | दो बार पैसे कट गए ग़लती से
hg: sir mera paisa kat gaya hai lekin credit add nahi hua | phonepe se pay kiya tha abhi tak credit nahi aaya | bank ka sms aaya debit ka par app me zero | payment successful dikha par balance wahi hai | subah se order pending hai | mere paise fas gaye | paisa kat gya plan nhi mila
hg: paise diye par kuch juda nahi | jis report ke paise diye wo khulti nahi | galti se do baar paise kat gaye
@do app wide APP
en: Please do not pay again: look first that you are signed in with the same account and online. What was paid is looked up at the bank and its credits are added by themselves; in Plans and credits tap "Check again" on the purchase.
hi: कृपया दोबारा भुगतान न करें: पहले देखें कि उसी खाते से साइन इन हैं और इंटरनेट है। जो दिया गया वह बैंक से पूछा जाता है और क्रेडिट अपने आप जुड़ते हैं; "प्लान और क्रेडिट" में ख़रीद पर "फिर जाँचें" दबाएँ।
hg: Kripya dobara payment na karein: pehle dekhein ki usi account se sign in hain aur internet hai. Jo diya gaya woh bank se poocha jaata hai aur credit apne aap judte hain; Plans and credits me kharid par "Check again" dabayein.
@cost app wide APP
en: An attempt that did not go through is not charged. If your bank took money and no credits have come, write through the Contact page with the order number; what was paid twice can be refunded.
hi: जो कोशिश सफल न हुई, उसका कुछ नहीं लगता। बैंक से पैसे गए और क्रेडिट न आए हों तो ऑर्डर नंबर के साथ संपर्क पेज से लिखें; दो बार चुकाया हुआ लौटाया जा सकता है।
hg: Jo koshish safal na hui, uska kuch nahi lagta. Bank se paise gaye aur credit na aaye hon to order number ke saath Contact page se likhein; do baar diya hua lautaya ja sakta hai.
@how app wide APP
en: If you were charged twice, look under Plans and credits first: two entries mean two paid plans, and one of them you can have back. Write through the Contact page with both order numbers.
hi: दो बार पैसे कटे हों तो पहले प्लान और क्रेडिट देखें: दो प्रविष्टियाँ यानी दो प्लान चुकाए गए, एक का पैसा लौट सकता है। संपर्क पन्ने से दोनों ऑर्डर नंबर लिखें।
hg: Do baar paise kate hon to pehle Plans and credits dekhein: do entry matlab do plan pay hue, ek ka paisa laut sakta hai. Contact page se dono order number likhein.
@when app wide APP
en: If money left your account in an attempt that failed, the bank returns it by itself, usually within 5 to 7 days. Some banks confirm a good payment only after a few hours; credits then come by themselves.
hi: विफल प्रयास में पैसे कटे हों तो बैंक अपने आप लौटाता है, प्रायः 5 से 7 दिन में। कुछ बैंक सही भुगतान कुछ घंटे बाद पुष्ट करते हैं; तब क्रेडिट अपने आप आते हैं।
hg: Failed attempt me paise kate hon to bank apne aap lautata hai, aksar 5 se 7 din me. Kuch bank sahi payment kuch ghante baad confirm karte hain; tab credit apne aap aate hain.
@see money-back, receipt-bill
@link /subscriptions /contact

# receipt-bill app
@names
en: receipt, invoice, transaction history
hi: रसीद, बिल, लेन-देन का इतिहास
hg: receipt, bill, invoice, transaction history, raseed
en: credits left, my balance, credit balance
hi: बचे हुए क्रेडिट, मेरा बैलेंस, क्रेडिट बैलेंस
hg: credit kitne bache, mera balance, credit balance, bache hue credit
@ask
en: where is my receipt | I need a gst invoice | download bill of my purchase | where can I see what I have spent | list of my transactions | how many credits do I have left | print the payment receipt | can I add my gstin | check my balance | purchase history
hi: रसीद कहाँ मिलेगी | जीएसटी बिल चाहिए | ख़रीद का बिल डाउनलोड करना है | मैंने कितने क्रेडिट ख़र्च किए कहाँ देखूँ | मेरे कितने क्रेडिट बचे हैं | लेन-देन की सूची | भुगतान की रसीद छापनी है | बिल पर कंपनी का जीएसटी नंबर | बैलेंस कहाँ दिखता है | पुरानी ख़रीद देखनी है
hg: receipt kaha milegi | gst bill chahiye | invoice download kaise kare | kitne credit kharch kiye kaha dekhu | mere kitne credit bache hai | transaction history kaha hai | payment ki raseed print karni hai | bill par gst number dalna hai | balance kaha dikhta hai | purani kharid dekhni hai | bill chahiye
en: how many credits are left with me | show my remaining balance | I want to see what each question cost me | proof of payment for my office | where did all my credits go | statement of credits used this month
hi: मेरे पास कितने क्रेडिट बाक़ी हैं | बचा हुआ बैलेंस दिखाइए | मेरे सारे क्रेडिट कहाँ गए | भुगतान का प्रमाण चाहिए दफ़्तर के लिए | इस महीने कितने क्रेडिट ख़र्च हुए
hg: mere paas kitne credit baki hai | bacha hua balance dikhao | mere sare credit kaha gaye | payment ka proof chahiye office ke liye | is mahine kitne credit kharch hue | credit kitne bache hai check karna hai
@where app wide APP
en: Your balance, every credit received and spent, and the receipts of your purchases are on the page Plans and credits, which you open from "Me", your profile. The number at the top of the chat is your balance too.
hi: आपका बैलेंस, हर मिला और ख़र्च हुआ क्रेडिट और ख़रीद की रसीदें "प्लान और क्रेडिट" पेज पर हैं, जो "मेरा" से खुलता है। चैट के ऊपर की संख्या भी यही बैलेंस है।
hg: Aapka balance, har mila aur kharch hua credit aur kharid ki receipt Plans and credits page par hain, jo "Me" (profile) se khulta hai. Chat ke upar ki sankhya bhi yahi balance hai.
@how app wide APP
en: Open "Receipt" beside a purchase and print it or save it as a PDF. You can write your name, address and GSTIN on it before printing; tax is shown where the seller is registered for it.
hi: ख़रीद के पास "रसीद" खोलें और छापें या PDF बनाएँ। छापने से पहले अपना नाम, पता और GSTIN लिख सकते हैं; विक्रेता पंजीकृत हो तो कर भी दिखता है।
hg: Kharid ke paas "Receipt" kholein aur print karein ya PDF banayein. Print se pehle apna naam, pata aur GSTIN likh sakte hain; seller registered ho to tax bhi dikhta hai.
@see buy-credits
@link /subscriptions

# is-app-free app
@names
en: free app, is disha free, free messages
hi: मुफ़्त ऐप, मुफ़्त संदेश, फ्री सवाल
hg: free app, free hai kya, muft app, free message
en: charge for kundli, without paying
hi: बिना पैसे, पैसे लगेंगे क्या
hg: bina paise, paise lagenge kya, muft me
@ask
en: is this app free | is it free or paid | how many questions are free | do I have to pay to ask | free credits on sign up | what can I do without paying | is kundli free here | hidden charges? | do you charge for aarti and panchang | free trial | why should I make an account | can I use it without login
hi: क्या यह ऐप मुफ़्त है | मुफ़्त में कितने सवाल पूछ सकते हैं | पैसे लगते हैं क्या | खाता बनाने पर क्या मिलता है | बिना पैसे के क्या-क्या चलता है | कुंडली मुफ़्त है क्या | पंचांग देखने के पैसे लगते हैं | कोई छिपा हुआ शुल्क है क्या | बिना लॉगिन के चला सकते हैं | पैसे देने ज़रूरी हैं क्या
hg: ye app free hai kya | free me kitne sawal puch sakte hai | paise lagte hai kya | account banane par kya milega | bina paise ke kya kya chalta hai | kundli free hai kya | panchang dekhne ke paise lagte hai | koi hidden charge hai kya | bina login ke use kar sakte hai | free trial hai kya | sign up pe free credit
en: is there any charge for making kundli | do aartis cost anything | I am a student with no money, can I use it | what is free and what is paid here | does panchang need payment | will you ask for money later
hi: कुंडली बनाने का शुल्क है क्या | आरती पढ़ने के पैसे लगते हैं क्या | मैं विद्यार्थी हूँ, मुफ़्त में क्या मिलेगा | क्या मुफ़्त है और क्या नहीं | बाद में पैसे माँगोगे क्या
hg: kundli banane ka charge hai kya | aarti padhne ke paise lagte hai kya | student hu free me kya milega | kya free hai kya paid hai | baad me paise mangoge kya
@cost app wide APP
en: Much of Disha is free: the calendar and panchang, aartis, articles, the kundli, and a plan analysed on your own device. As a guest you may ask 2 questions; a new account begins with 2 credits, enough for six.
hi: दिशा का बहुत कुछ मुफ़्त है: पंचांग, त्योहार, आरतियाँ, लेख, कुंडली और अपने डिवाइस पर नक़्शे का विश्लेषण। बिना खाते 2 सवाल पूछ सकते हैं; नए खाते में 2 क्रेडिट मिलते हैं, यानी छह सवाल।
hg: Disha ka bahut kuch free hai: panchang, tyohar, aartiyan, lekh, kundli aur apne device par nakshe ka vishleshan. Bina account 2 sawal pooch sakte hain; naye account me 2 credit milte hain, yaani chhah sawal.
@ok app wide APP
en: There is no hidden charge and nothing that renews: only questions to the guide beyond the free ones, messages with pictures, and plan analyses on the server use credits.
hi: कोई छिपा शुल्क नहीं और कुछ अपने-आप नहीं कटता: केवल मुफ़्त से आगे के सवाल, चित्र वाले संदेश और सर्वर पर नक़्शे का विश्लेषण क्रेडिट लेते हैं।
hg: Koi chhupa charge nahi aur kuch apne aap nahi katta: sirf free se aage ke sawal, photo wale message aur server par nakshe ka vishleshan credit lete hain.
@see credits-what, guest-limit
@link /subscriptions

# guest-limit app
@names
en: guest messages, asking without an account, free messages over
hi: बिना खाते के सवाल, अतिथि संदेश
hg: bina account ke sawal, guest message, free message khatam
hg: bina account use, bina login
en: use without an account, without login
hi: बिना लॉगिन
@ask
en: it says subscribe to continue chatting | my two free messages are over | can I ask without signing in | will my guest chat be lost after sign up | why must I sign in to upload a file | I cleared the browser but still no free messages | do I need an account | asked as guest, now I made an account, where is the chat | free limit reached
hi: मुफ़्त संदेश ख़त्म हो गए | बिना साइन इन पूछ सकते हैं क्या | खाता बनाने पर पुरानी बातचीत रहेगी क्या | फ़ाइल भेजने को साइन इन क्यों माँगता है | खाता बनाना ज़रूरी है क्या | आगे पूछने के लिए साइन इन लिखा आ रहा है | मेहमान की तरह पूछा था, अब वह सवाल कहाँ है | बिना खाते कितने सवाल
hg: free message khatam ho gaye | bina sign in puch sakte hai kya | account banane par purani chat rahegi kya | file bhejne ke liye login kyu | account banana zaroori hai kya | subscribe to continue chatting aa raha | guest me pucha tha ab chat kaha gayi | bina account kitne sawal | free limit khatam | login karna padega kya
hg: kya main bina account ke use kar sakta hu
@which app wide APP
en: Without an account you may ask 2 questions by text; files, saved history and the plans of your home need an account. Calendar, aartis, articles and the kundli need none.
hi: बिना खाते आप 2 सवाल लिखकर पूछ सकते हैं; फ़ाइलें, सहेजी बातचीत और घर के नक़्शों के लिए खाता चाहिए। पंचांग, आरतियाँ, लेख और कुंडली के लिए नहीं।
hg: Bina account aap 2 sawal likhkar pooch sakte hain; file, saved chat aur ghar ke nakshe ke liye account chahiye. Panchang, aarti, lekh aur kundli ke liye nahi.
@ok app wide APP
en: Nothing is lost by signing in: what you asked as a guest on this device moves into your account at no cost.
hi: साइन इन करने से कुछ नहीं खोता: इस डिवाइस पर बिना खाते जो पूछा था, वह बिना ख़र्च आपके खाते में आ जाता है।
hg: Sign in karne se kuch nahi khota: is device par bina account jo poocha tha, woh bina kharch aapke account me aa jata hai.
@see is-app-free, sign-up-how
@link /auth

# delete-account app
@names
en: delete account, close account, remove my account
hi: खाता हटाना, अकाउंट डिलीट, खाता मिटाना, खाता बंद करना, खाता हटाऊँ, खाता हटाएँ
hg: account delete, account band karna, khata delete, khata hatana, account hatana
en: delete my id, permanently remove my profile
hi: मेरी आईडी हटाना, प्रोफ़ाइल मिटाना
hg: id delete karna, profile delete, khata band karna
@ask
en: how do I delete my account | close my account permanently | remove all my data | what happens when I delete the account | can a deleted account be restored | do I lose my credits if I delete | I do not want this app any more | erase my details | delete my profile | right to be forgotten | leave disha
hi: खाता कैसे हटाएँ | मेरा अकाउंट बंद कर दीजिए | मेरी सारी जानकारी मिटानी है | खाता हटाने पर क्या-क्या जाता है | हटाया हुआ खाता वापस आएगा क्या | खाता हटाने पर क्रेडिट का क्या होगा | प्रोफ़ाइल मिटानी है | अब यह ऐप नहीं चाहिए | अकाउंट हमेशा के लिए डिलीट
hg: account kaise delete kare | mera account band kar do | mera sara data mita do | account delete karne par kya kya jayega | delete account wapas aayega kya | account delete par credit ka kya hoga | profile delete karni hai | ab ye app nahi chahiye | account hamesha ke liye band | id delete kaise hoti hai
en: I do not want my account any longer | how can my late father's account be closed | will deleting remove my house photos | account removal request | stop everything and forget me
en: I no longer want to use this, erase me completely
hi: मुझे अब खाता नहीं रखना | स्वर्गीय पिताजी का खाता बंद करना है | खाता हटाने पर घर की तस्वीरें हटेंगी क्या | खाता हटाने का अनुरोध
hi: ऐप नहीं चलाना, मेरा खाता मिटा दो
hg: mujhe ab account nahi rakhna | papa ka account band karna hai | account hatane par ghar ki photo hategi kya | account delete request | id band karni hai permanent
hg: app nahi chalana mera khata mita do
en: what is deleted with the account
@how app wide APP
en: Open "Me", your profile, go down to "Delete my account", type your e-mail address to confirm, and it is done at once. It needs a connection; you can download your data first.
hi: "मेरा" खोलें, नीचे "मेरा खाता हटाएँ" पर जाएँ और पुष्टि में अपना ई-मेल लिखें; काम तुरंत होता है। इंटरनेट चाहिए; पहले अपना डेटा डाउनलोड कर सकते हैं।
hg: "Me" (profile) kholein, neeche "Delete my account" par jayein aur confirm karne ko apna email likhein; kaam turant hota hai. Internet chahiye; pehle apna data download kar sakte hain.
@what app wide APP
en: All of it goes from our server with its files: profile, conversations, properties, plans, dates, deities and aartis. Credits that are left end, and it cannot be undone; only payments stay in the books, without your name.
hi: सर्वर से सब कुछ फ़ाइलों समेत हटता है: प्रोफ़ाइल, बातचीत, घर, नक़्शे, तारीख़ें, आराध्य और आरतियाँ। बचे क्रेडिट भी जाते हैं और यह वापस नहीं होता; केवल भुगतान बिना नाम के बही में रहते हैं।
hg: Server se sab kuch files samet hatta hai: profile, chat, ghar, nakshe, tareekhein, deity aur aartiyan. Bache credit bhi jate hain aur yeh wapas nahi hota; sirf payment bina naam ke books me rehte hain.
@see download-data, privacy-data
@link /profile

# delete-chat app
@names
en: delete a chat, chat history, rename a chat
hi: चैट हटाना, बातचीत मिटाना, पुरानी चैट
hg: chat delete, chat history, purani chat, chat ka naam badalna
en: old chats, clear chat, find old questions
hi: पुराने सवाल, चैट मिटाना
hg: purane sawal, chat mitana, chat clear
en: see my chats
en: chat history disappeared, my chats are gone, old answers gone, lost chats
hi: चैट ग़ायब हो गई, पुरानी चैट नहीं दिखती, मेरे सवाल ग़ायब
hg: chat gayab ho gayi, purani chat nahi dikhti, chat history gayab
@ask
en: how to delete a chat | clear my chat history | can I remove one conversation | rename my conversation | where are my old chats | find something I asked last month | delete all messages | start a new chat | can I get back a deleted conversation | my old questions are gone | search in messages | how do I erase what I asked | delete one question only | chats deleted are they gone from server | hide chat from husband | how do I clear guest questions
hi: चैट कैसे हटाएँ | मेरी पुरानी बातचीत मिटानी है | पुराने सवाल कहाँ मिलेंगे | बातचीत का नाम कैसे बदलें | पिछले महीने पूछा था, कैसे ढूँढूँ | नई चैट कैसे शुरू करें | हटाई हुई चैट वापस आएगी क्या | सारे संदेश मिटाने हैं | चैट का इतिहास कहाँ है | एक बातचीत हटानी है | मेरे सवाल कोई और न देखे, मिटा दूँ | सिर्फ़ एक सवाल कैसे मिटाएँ | मिटाई बात सर्वर से भी जाती है क्या | बिना खाते के पूछे सवाल कैसे मिटाएँ
hg: chat kaise delete kare | chat history clear karni hai | purani chat kaha milegi | chat ka naam kaise badle | pichle mahine pucha tha kaise dhundu | nayi chat kaise shuru kare | delete ki hui chat wapas aayegi kya | sare message mitane hai | meri purani baatein gayab hai | ek conversation hatani hai | chat history kaha hai | message search kaise karu | sirf ek sawal kaise mitaye | mitayi hui chat server se bhi jaati hai kya | bina account ke puche sawal kaise mitaye
en: where did my yesterday's conversation go | how do I go back to what I asked on Diwali | remove a single message | make the chat private from family | chats not showing after login
hi: कल वाली बातचीत कहाँ गई | दिवाली पर जो पूछा था कहाँ मिलेगा | एक संदेश हटाना है | लॉगिन के बाद चैट नहीं दिख रही
hg: kal wali baatcheet kaha gayi | diwali par jo pucha tha kaha milega | ek message hatana hai | login ke baad chat nahi dikh rahi | chat dikhai nahi de rahi
en: I want to remove everything I asked so that my family does not see it | wipe my whole history please
hi: मैं अपनी सारी बातचीत हटाना चाहती हूँ ताकि घर वाले न देखें | सब कुछ जो पूछा है मिटा दो
hg: main apni sari chat hatana chahti hu taki ghar wale na dekhe | sab kuch jo pucha hai mita do
en: can I delete a single conversation
en: my chat history disappeared | where did my old chats go | new phone and the chats are not there | chats vanished after clearing the browser | I asked as a guest and now it is gone | can deleted chats be brought back
hi: मेरी पुरानी चैट ग़ायब हो गई | पुराने सवाल कहाँ गए | नए फ़ोन में चैट नहीं दिख रही | ब्राउज़र साफ़ किया तो चैट चली गई | बिना खाते के पूछा था, अब नहीं दिखता | हटाई चैट वापस आ सकती है
hg: meri purani chat gayab ho gayi | purane sawal kaha gaye | naye phone me chat nahi dikh rahi | browser clear kiya to chat chali gayi | bina account ke pucha tha ab nahi dikhta | delete chat wapas aa sakti hai
@how app wide APP
en: To delete a chat, open the list of conversations at the top of the chat, tap the sign beside one and choose Delete; Rename is there too. It goes on all your devices and does not come back.
hi: चैट हटाने के लिए चैट के ऊपर बातचीत की सूची खोलें, बातचीत के पास का निशान दबाएँ और "हटाएँ" चुनें; "नाम बदलें" भी वहीं है। वह सब डिवाइस से हटती है और वापस नहीं आती।
hg: Chat hatane ke liye chat ke upar conversations ki list kholein, uske paas ka nishan dabayein aur Delete chunein; Rename bhi wahin hai. Woh sab device se hatti hai aur wapas nahi aati.
@where app wide APP
en: Your old conversations are in the list at the top of the chat, newest first, with a search over all messages. After signing in they come to every device; "Start New Chat" begins a fresh one.
hi: आपकी पुरानी बातचीत चैट के ऊपर की सूची में है, नई पहले, और सब संदेशों में खोज भी है। साइन इन करने पर वह हर डिवाइस पर आती है; "नई चैट शुरू करें" से नई बनती है।
hg: Aapki purani chat upar ki list me hai, nayi pehle, aur sab messages me search bhi hai. Sign in karne par woh har device par aati hai; "Start New Chat" se nayi shuru hoti hai.
@what app wide APP
en: A deleted conversation leaves your screen and devices at once, and the last trace leaves the server after 180 days. A single question of a chat cannot be taken out: delete the whole conversation. Questions asked without an account lie on the device alone; clearing the site data of the browser removes them.
hi: मिटाई बातचीत स्क्रीन और डिवाइस से तुरंत जाती है, अंतिम निशान सर्वर से 180 दिन बाद। बातचीत का एक ही सवाल अलग नहीं मिटता: पूरी बातचीत मिटाएँ। बिना खाते के सवाल सिर्फ़ डिवाइस पर हैं; ब्राउज़र का साइट डेटा मिटाने से हटते हैं।
hg: Mitayi chat screen aur device se turant jaati hai, aakhri nishan server se 180 din baad. Chat ka ek hi sawal alag nahi mitta: poori chat delete karein. Bina account ke sawal sirf device par hain; browser ka site data mitane se hatte hain.
@do app wide APP
en: Sign in with the same account as before: your conversations then come back to the device, and stand in the list at the top of the chat, with a search.
hi: पहले वाले खाते से ही साइन इन करें: बातचीत फिर डिवाइस पर आती है और चैट में ऊपर की सूची में, खोज के साथ, मिलती है।
hg: Pehle wale account se hi sign in karein: baatcheet phir device par aati hai aur chat me upar ki list me, search ke saath, milti hai.
@see delete-account
@link /chat

# delete-property app
@names
en: delete a property, delete a floor plan, remove a photo of the house
hi: संपत्ति हटाना, नक़्शा हटाना, घर की तस्वीर हटाना
hg: property delete, naksha delete, floor plan hatana, ghar ki photo hatana
@ask
en: how do I delete my property | remove a floor plan I uploaded | I uploaded the wrong map, how to delete it | delete house photos | does deleting the property delete the analysis | edit the name of my property | change city of my home in the app | remove old flat from dashboard | delete analysis | wrong plan uploaded
hi: अपनी संपत्ति कैसे हटाएँ | ग़लत नक़्शा अपलोड हो गया, कैसे हटाएँ | घर की तस्वीरें हटानी हैं | संपत्ति हटाने पर विश्लेषण भी जाएगा क्या | संपत्ति का नाम बदलना है | डैशबोर्ड से पुराना फ़्लैट हटाना है | नक़्शा मिटाना है | रिपोर्ट हटानी है | जोड़ा हुआ घर हटाएँ
hg: property kaise delete kare | galat naksha upload ho gaya kaise hataye | ghar ki photo delete karni hai | property delete par analysis bhi jayegi kya | property ka naam badalna hai | dashboard se purana flat hatana hai | map delete kaise karu | report hatani hai | jo ghar add kiya use hataye | wrong plan upload ho gaya
@how app wide APP
en: Open Plans, go to the property, floor plan or photo, and choose Delete on it; names can be edited there as well. A property takes its plans, photos and analyses with it, on all your devices.
hi: "नक़्शे" खोलें, उस संपत्ति, नक़्शे या तस्वीर पर "हटाएँ" चुनें; नाम भी वहीं बदलता है। संपत्ति के साथ उसके नक़्शे, तस्वीरें और विश्लेषण सब डिवाइस से हटते हैं।
hg: Plans kholein, us property, nakshe ya photo par Delete chunein; naam bhi wahin badalta hai. Property ke saath uske nakshe, photo aur vishleshan sab device se hat jate hain.
@ok app wide APP
en: Deleting is for good: what is removed is gone for you at once, and its files leave our server after a while. Credits spent on an analysis do not come back by deleting it.
hi: हटाना हमेशा के लिए है: चीज़ आपके लिए तुरंत जाती है और फ़ाइलें कुछ समय बाद सर्वर से भी। विश्लेषण हटाने से उसका क्रेडिट वापस नहीं आता।
hg: Hatana hamesha ke liye hai: cheez aapke liye turant jati hai aur files kuch samay baad server se bhi. Vishleshan hatane se uska credit wapas nahi aata.
@see upload-plan, delete-account
@link /dashboard

# offline-use app
@names
en: offline use, without internet, no network
hi: ऑफ़लाइन, बिना इंटरनेट, बिना नेटवर्क
hg: offline, bina internet, bina network, net nahi hai
@ask
en: does this app work offline | can I use it without internet | what works when there is no network | village has poor network | can I read aarti without internet | I sent a question with no signal, what happens | will my message be lost if the net goes | how to keep an aarti for offline | app in flight mode | does kundli need internet | how much data does it use | which parts work offline and which do not | chat offline reply from guide | panchang offline next year | can I pay offline
hi: क्या ऐप बिना इंटरनेट चलता है | नेटवर्क न हो तो क्या-क्या चलेगा | गाँव में नेट नहीं आता, काम करेगा क्या | बिना नेट के आरती पढ़ सकते हैं | नेट चला गया तो मेरा सवाल खो जाएगा क्या | ऑफ़लाइन पंचांग दिखेगा क्या | कुंडली बिना इंटरनेट बनेगी क्या | आरती की रिकॉर्डिंग ऑफ़लाइन कैसे रखें | बिना नेट के सवाल पूछना है | इंटरनेट कितना ख़र्च होता है | बिना नेट क्या चलता है क्या नहीं | बिना नेट जवाब कैसे मिले | बिना नेट अगले साल का पंचांग | ऑफ़लाइन भुगतान
hg: app bina internet chalta hai kya | network nahi ho to kya kya chalega | gaon me net nahi aata kaam karega kya | bina net aarti padh sakte hai | net chala gaya to mera sawal kho jayega kya | offline panchang dikhega kya | kundli bina internet ke banegi kya | aarti ki recording offline kaise rakhe | flight mode me chalega | kitna data khata hai | net slow hai | bina net kya chalta hai kya nahi | bina net jawab kaise mile | bina net agle saal ka panchang | offline payment
en: I travel by train with no signal, will the app open | can I read the kundli in flight | I asked something in the village and it shows a clock sign | does the calendar open in the temple basement | low internet pack, is it fine
hi: ट्रेन में नेटवर्क नहीं रहता, ऐप खुलेगा क्या | गाँव में सवाल पूछा तो घड़ी का निशान आया | कम डेटा पैक है, चलेगा क्या | बिना सिग्नल आरती खुलेगी क्या
hg: train me network nahi rehta app khulega kya | gaon me sawal pucha to ghadi ka nishan aaya | kam data pack hai chalega kya | bina signal aarti khulegi kya | net band hai phir bhi chalega
en: i am going to a village for a month with no internet will my reminders work | hills trip without network, panchang needed
hi: एक महीने के लिए गाँव जा रहे हैं, बिना नेट ऐप चलेगा क्या
hg: ek mahine ke liye gaon ja rahe hai bina net app chalega kya
@ok app wide APP
en: Yes, Disha works offline: panchang, aartis, articles, the kundli, your chats and plans open from the device. What you write is kept and sent by itself when the connection is back.
hi: हाँ, दिशा बिना इंटरनेट के भी चलती है: पंचांग, आरतियाँ, लेख, कुंडली, आपकी बातचीत और नक़्शे डिवाइस से खुलते हैं। आपका लिखा सँभाला रहता है और नेटवर्क आते ही जाता है।
hg: Haan, Disha offline bhi chalti hai: panchang, aartiyan, lekh, kundli, aapki chat aur nakshe device se khulte hain. Aapka likha sambhala rehta hai aur network aate hi jata hai.
@how app wide APP
en: Open the app once with a connection, best install it. For a question without a network choose "Answer from the guide now", which is free; a recording of an aarti stays if you tap "Keep for offline".
hi: एक बार इंटरनेट के साथ खोलें, अच्छा हो कि इंस्टॉल कर लें। बिना नेटवर्क सवाल पर "गाइड का जवाब अभी देखें" चुनें, वह मुफ़्त है; आरती की रिकॉर्डिंग "ऑफ़लाइन के लिए रखें" से रहती है।
hg: Ek baar internet ke saath kholein, achha ho ki install kar lein. Bina network sawal par "Answer from the guide now" chunein, woh free hai; aarti ki recording "Keep for offline" se rehti hai.
@which app wide APP
en: These need a connection: signing in, payments, a picture read by an AI model, the first opening of something not yet on the device, and turning notifications on.
hi: इनके लिए इंटरनेट चाहिए: साइन इन, भुगतान, AI मॉडल से चित्र पढ़वाना, जो डिवाइस पर नहीं है उसे पहली बार खोलना, और सूचनाएँ चालू करना।
hg: Inke liye internet chahiye: sign in, payment, AI model se photo padhwana, jo device par nahi hai use pehli baar kholna, aur notifications on karna.
@do app wide APP
en: Without a network a question is kept and answered later; tap "Answer from the guide now" for a free answer at once. Calendar and panchang of 1900 to 2100, kundli, matching and muhurat are computed on the device.
hi: बिना नेटवर्क सवाल रखा जाता है और बाद में उत्तर आता है; तुरंत मुफ़्त उत्तर के लिए "गाइड का जवाब अभी देखें" दबाएँ। 1900 से 2100 तक का कैलेंडर-पंचांग, कुंडली, मिलान, मुहूर्त डिवाइस पर बनते हैं।
hg: Bina network sawal rakha jaata hai aur baad me jawab aata hai; turant muft jawab ke liye "Answer from the guide now" dabayein. 1900 se 2100 tak ka calendar-panchang, kundli, milan, muhurat device par bante hain.
@see install-app, not-sent
@link /settings

# install-app app
@names
en: install the app, add to home screen, download the app
hi: ऐप इंस्टॉल करना, होम स्क्रीन पर जोड़ना, ऐप डाउनलोड
hg: app install, app download, home screen par add
en: play store, app store, apk, put the app on my phone
hi: प्ले स्टोर, फ़ोन में ऐप डालना
hg: play store, phone me app dalna, apk
@ask
en: how do I install this app | is it on play store | download the app on iphone | add to home screen how | where is the apk | install on laptop | app icon on my phone | install option not showing | is there an ios app | does installing take space | how to put disha on my home screen | is it in the app store
hi: ऐप कैसे इंस्टॉल करें | क्या यह प्ले स्टोर पर है | आईफ़ोन में ऐप कैसे डालें | होम स्क्रीन पर कैसे लाएँ | लैपटॉप में कैसे डालें | इंस्टॉल का विकल्प नहीं दिख रहा | ऐप डाउनलोड कहाँ से करें | फ़ोन पर आइकन कैसे लाएँ | ऐप कितनी जगह लेता है | एपीके चाहिए
hg: app kaise install kare | play store pe hai kya | iphone me app kaise dale | home screen pe kaise laye | laptop me kaise install kare | install ka option nahi dikh raha | app download kaha se kare | phone par icon kaise laye | app kitni jagah leta hai | apk chahiye | app store me nahi mil raha
en: I cannot find disha in play store | how to keep this site as an app | put a shortcut on my screen | remove the app from my phone | install it on my mother's phone
hi: प्ले स्टोर में दिशा नहीं मिल रहा | माँ के फ़ोन में ऐप डालना है | स्क्रीन पर शॉर्टकट कैसे रखें | ऐप फ़ोन से हटाना है
hg: play store me disha nahi mil raha | mummy ke phone me app dalna hai | screen par shortcut kaise rakhe | app phone se hatana hai | app ka link do
@how app wide APP
en: Disha installs from the browser: in Settings choose Install the app, or "Add to Home screen" in the browser's menu. On iPhone tap Share in Safari, then Add to Home Screen.
hi: दिशा ब्राउज़र से ही इंस्टॉल होती है: सेटिंग्स में "ऐप इंस्टॉल करें" चुनें, या ब्राउज़र के मेन्यू में होम स्क्रीन पर जोड़ें। आईफ़ोन में Safari का Share दबाकर Add to Home Screen चुनें।
hg: Disha browser se hi install hoti hai: Settings me Install the app chunein, ya browser ke menu me Add to Home screen. iPhone me Safari ka Share dabakar Add to Home Screen chunein.
@ok app wide APP
en: Installing is worth it and takes up no more room: it has an icon of its own, opens in its own window and without a network, and on iPhone only an installed app can notify you.
hi: इंस्टॉल करना अच्छा है और अलग जगह नहीं लेता: अपना आइकन मिलता है, अपनी विंडो में और बिना नेटवर्क खुलता है, और आईफ़ोन पर सूचना केवल इंस्टॉल किए ऐप से आती है।
hg: Install karna achha hai aur alag jagah nahi leta: apna icon milta hai, apni window me aur bina network khulta hai, aur iPhone par notification sirf install kiye app se aati hai.
@see offline-use, reminder-not-coming
@link /settings

# reminder-setting app
@names
en: reminder, festival reminder, notification setting
hi: रिमाइंडर, याद दिलाना, सूचना की सेटिंग
hg: reminder, yaad dilana, notification setting, alarm festival ka
en: notify me, alert before ekadashi, festival alert, stop notifications
hi: त्योहार की सूचना, सूचना बंद करना, अलर्ट
hg: festival ka alert, notification band karna, notify, alert
en: turn off notifications, turn on reminders
hi: सूचनाएँ बंद करना
hg: notification off karna, reminder lagana
en: stop a reminder, turn off one reminder, reminder time change, quiet hours, fewer notifications
hi: रिमाइंडर बंद करना, एक रिमाइंडर बंद, रिमाइंडर का समय बदलना, शांत समय
hg: reminder band karna, ek reminder band, reminder ka time badalna
en: reminder for ekadashi, reminder a day before a fast, fast reminder, reminder the evening before
hi: एकादशी का रिमाइंडर, व्रत की याद एक दिन पहले, व्रत का रिमाइंडर
hg: ekadashi ka reminder, vrat ki yaad ek din pehle, vrat ka reminder
@ask
en: how to set a reminder for ekadashi | remind me of festivals | can the app notify me before a fast | reminder for my mother's birthday | change the time of notifications | stop notifications | too many reminders, how to turn off | set alert one day before | quiet hours for reminders | can I get a message on whatsapp for festivals | how do I get reminded every year
hi: एकादशी का रिमाइंडर कैसे लगाएँ | त्योहार की याद दिलाना | व्रत से पहले सूचना मिल सकती है क्या | माँ के जन्मदिन की याद कैसे लगाएँ | सूचना का समय कैसे बदलें | सूचनाएँ बंद करनी हैं | एक दिन पहले बताना | रात में सूचना न आए | हर साल याद दिलाए | व्हाट्सऐप पर सूचना मिलेगी क्या
hg: ekadashi ka reminder kaise lagaye | festival yaad dilana | vrat se pehle notification milegi kya | mummy ke birthday ka reminder | notification ka time kaise badle | notification band karni hai | ek din pehle bata dena | raat me notification na aaye | har saal yaad dilaye | whatsapp par reminder milega kya | reminder kaise set karu
en: how can I get notified before ekadashi on my phone | tell me a day before every purnima | I forget fasts, can the app remember for me | stop festival alerts | remind me at 6 in the morning
hi: हर पूर्णिमा से एक दिन पहले बता देना | मैं व्रत भूल जाती हूँ, ऐप याद दिला सकता है क्या | त्योहार की सूचना बंद करनी है | सुबह छह बजे याद दिलाए | एकादशी से पहले फ़ोन पर बताना
hg: har purnima se ek din pehle bata dena | main vrat bhul jati hu app yaad dila sakta hai kya | festival ka alert band karna hai | subah 6 baje yaad dilaye | ekadashi se pehle phone par batana | vrat bhulna nahi chahti
en: my mother is 70 and forgets ekadashi, how can this app tell her each time
hi: माँ सत्तर साल की हैं, एकादशी भूल जाती हैं, ऐप हर बार कैसे बताए
hg: mummy 70 saal ki hai ekadashi bhul jati hai app har baar kaise bataye
en: how do I switch reminders off for a while
en: how do I stop the notification at 5 am | keep only festival reminders | turn off notifications at night | change the time of my reminder | too many notifications | switch off reminders for one festival only | it wakes the whole house in the morning
hi: सुबह 5 बजे का नोटिफ़िकेशन कैसे बंद करें | सिर्फ़ त्योहार वाला रिमाइंडर रहने दें | रात में सूचना बंद करनी है | रिमाइंडर का समय कैसे बदलें | बहुत सूचनाएँ आती हैं | एक ही त्योहार का रिमाइंडर बंद करें | सुबह अलार्म जैसा बजता है, पूरा घर उठ जाता है
hg: subah 5 baje ka notification kaise band kare | sirf tyohar wala reminder rehne de | raat me notification band karni hai | reminder ka time kaise badle | bahut notification aati hai | ek hi tyohar ka reminder band kare | subah alarm jaisa bajta hai pura ghar uth jata hai
en: how to get a reminder for ekadashi a day before | remind me in the evening before a fast | I want to know of every ekadashi before I cook rice | reminder for pradosh every month | can the app remind me of my monday fast | alert the day before purnima
hi: एकादशी की याद एक दिन पहले शाम को मिले | व्रत से पहले शाम को याद दिलाएँ | हर एकादशी का रिमाइंडर कैसे लगाएँ | प्रदोष की याद हर महीने | पूर्णिमा से एक दिन पहले सूचना | चावल न बना दूँ, इसलिए एकादशी की याद पहले चाहिए
hg: ekadashi ki yaad ek din pehle shaam ko mile | vrat se pehle shaam ko yaad dilaye | har ekadashi ka reminder kaise lagaye | pradosh ki yaad har mahine | purnima se ek din pehle notification | ekadashi ka reminder ek din pehle app me kaise
@how app wide APP
en: To set a reminder, tap the bell of a festival in the calendar, or choose times at one of your own dates; up to five for each, on the day or days before. Then turn on notifications in Settings.
hi: रिमाइंडर के लिए पंचांग में त्योहार की घंटी दबाएँ, या अपनी किसी तारीख़ पर समय चुनें; हर एक के लिए पाँच तक, उसी दिन या पहले। फिर सेटिंग्स में "सूचनाएँ चालू करें"।
hg: Reminder ke liye calendar me tyohar ki ghanti dabayein, ya apni kisi tareekh par samay chunein; har ek ke liye paanch tak, usi din ya pehle. Phir Settings me "Turn on notifications".
@where app wide APP
en: The hour, the quiet hours and switching off are under Reminders in Settings, for all your devices. They need an account; without one, a calendar file reminds you just as well. There is no WhatsApp message.
hi: समय, शांत घंटे और बंद करना सेटिंग्स के रिमाइंडर में है, सब डिवाइस के लिए। खाता चाहिए; बिना खाते कैलेंडर फ़ाइल वही काम करती है। व्हाट्सऐप संदेश नहीं जाता।
hg: Samay, shaant ghante aur band karna Settings ke Reminders me hai, sab device ke liye. Account chahiye; bina account calendar file wahi kaam karti hai. WhatsApp message nahi jata.
@how app wide APP
en: In Settings under Reminders you switch festivals and your own dates on or off by themselves, choose the usual hour, and set quiet hours; what falls in them comes at their end or before.
hi: सेटिंग में रिमाइंडर के नीचे त्योहार और अपनी तारीख़ें अलग-अलग चालू-बंद करें, सामान्य समय चुनें और शांत समय लगाएँ; उसमें आने वाली सूचना उसके अंत में या पहले आती है।
hg: Settings me Reminders ke neeche tyohar aur apni tarikhein alag-alag on-off karein, usual time chunein aur quiet hours lagayein; usme aane wali soochna uske ant me ya pehle aati hai.
@do app wide APP
en: One reminder alone is changed or removed at its bell in the calendar or at the date; "Turn off here" silences this device only, and the list in the app stays.
hi: एक ही रिमाइंडर उसकी घंटी पर, कैलेंडर या तारीख़ में, बदलें या हटाएँ; "यहाँ बंद करें" केवल इस डिवाइस को चुप करता है, सूची बनी रहती है।
hg: Ek hi reminder uski ghanti par, calendar ya tarikh me, badlein ya hatayein; "Turn off here" sirf is device ko chup karta hai, soochi bani rehti hai.
@how app wide APP
en: Open the calendar, tap the bell of that fast, choose "1 day before" and an evening hour, and save; it comes each time on the date of your place. Then allow notifications in Settings.
hi: कैलेंडर खोलें, उस व्रत की घंटी दबाएँ, "1 दिन पहले" और शाम का समय चुनकर सहेजें; यह आपकी जगह की तारीख़ से हर बार आता है। फिर सेटिंग में सूचनाएँ चालू करें।
hg: Calendar kholein, us vrat ki ghanti dabayein, "1 day before" aur shaam ka samay chunkar save karein; yeh aapki jagah ki tarikh se har baar aata hai. Phir Settings me notifications on karein.
@see reminder-not-coming, my-dates, calendar-file
@link /settings /hindu-festivals

# reminder-not-coming app
@names
en: notifications not coming, reminder did not come, notifications blocked, no notification came
hi: सूचना नहीं आती, रिमाइंडर नहीं आया, सूचना नहीं आई
hg: notification nahi aati, reminder nahi aaya, notification nahi aa rahi, notification nahi aa raha
@ask
en: I am not getting notifications | reminder for ekadashi did not ring | notifications are blocked in the browser | iphone does not show any alert | why was I not reminded of the festival | turned on reminders but nothing comes | how to allow notifications again | reminders work on my laptop but not phone | no alert came today | notification permission denied | notification came on wrong date | reminder for tithi birthday not showing | iphone no notification disha | allow notifications how
en: I get no notifications
hi: सूचनाएँ नहीं आ रहीं | एकादशी का रिमाइंडर नहीं बजा | आईफ़ोन पर सूचना नहीं आती | ब्राउज़र में सूचना बंद है, कैसे खोलें | याद दिलाना चालू किया पर कुछ नहीं आया | त्योहार की सूचना क्यों नहीं मिली | सूचना की अनुमति फिर कैसे दें | फ़ोन पर अलर्ट नहीं आता | आज सूचना नहीं आई | सूचना ग़लत तारीख़ पर आई | तिथि जन्मदिन की याद नहीं आई | आईफ़ोन पर सूचना नहीं आती
hi: मुझे सूचना नहीं मिलती
hg: notification nahi aa raha | ekadashi ka reminder nahi baja | iphone me notification nahi aati | browser me notification block hai kaise khole | reminder on kiya par kuch nahi aaya | festival ka notification kyu nahi mila | permission phir se kaise du | phone par alert nahi aata | aaj reminder nahi aaya | laptop pe aata hai phone pe nahi | notification galat date par aaya | tithi birthday ka reminder nahi aaya | iphone par notification nahi aata
hg: mujhe koi notification nahi aata
@do app wide APP
en: If no notification comes, open Settings, Reminders: it says what this device can do. Where the browser blocks it, tap the sign beside the address, then Notifications, then Allow.
hi: सूचना न आए तो सेटिंग्स में रिमाइंडर खोलें: वहाँ लिखा है कि यह डिवाइस क्या कर सकता है। ब्राउज़र ने रोका हो तो पते के पास का निशान, फिर Notifications, फिर Allow दबाएँ।
hg: Notification na aaye to Settings me Reminders kholein: wahan likha hai ki yeh device kya kar sakta hai. Browser ne roka ho to address ke paas ka nishan, phir Notifications, phir Allow dabayein.
@why app wide APP
en: Each device has to be turned on by itself, and an iPhone or iPad notifies only from an app on the Home Screen. A phone that saves battery may also hold notes back; a calendar file reminds you without Disha.
hi: हर डिवाइस पर अलग से चालू करना होता है, और आईफ़ोन या आईपैड केवल होम स्क्रीन के ऐप से सूचना देते हैं। बैटरी बचाने वाला फ़ोन भी सूचना रोक सकता है; कैलेंडर फ़ाइल बिना दिशा के याद दिलाती है।
hg: Har device par alag se on karna hota hai, aur iPhone ya iPad sirf Home Screen ke app se notification dete hain. Battery bachane wala phone bhi rok sakta hai; calendar file bina Disha ke yaad dilati hai.
@how app wide APP
en: If a reminder came on the wrong day, check the place for the calendar in Settings and whether the date is set as tithi or calendar date; quiet hours move a reminder to their end or before they begin.
hi: याद ग़लत दिन आई हो तो सेटिंग में पंचांग का स्थान देखें, और यह कि तारीख़ तिथि है या कैलेंडर की; शांत समय याद को अपने अंत पर या शुरू होने से पहले ले जाते हैं।
hg: Reminder galat din aaya ho to Settings me calendar ki jagah dekhein, aur yeh ki date tithi hai ya calendar wali; quiet hours reminder ko apne ant par ya shuru hone se pehle le jaate hain.
@see reminder-setting, calendar-file
@link /settings

# upload-plan app
@names
en: upload a floor plan, floor plan upload, plan upload
hi: नक़्शा अपलोड, फ़्लोर प्लान भेजना, नक़्शे की फ़ोटो
hg: naksha upload, floor plan upload, map upload, nakshe ki photo
en: map of my house, plan too large, plan file
hi: मेरे घर का नक़्शा देना, नक़्शे की फ़ाइल
hg: ghar ka map dalna, naksha file, naksha bhejna
en: safe to upload my plan
@ask
en: how do I upload my floor plan | which files can I upload | can I send a pdf of the map | maximum size of the plan | my plan is too large | can a photo of the drawing on paper be used | upload of two floors | hand drawn map accepted? | file not supported when uploading | what kind of plan do you need | broker sent me a plan on whatsapp, how to give it to you | heic photo upload | where do I add my house
hi: घर का नक़्शा कैसे अपलोड करें | कौन सी फ़ाइल अपलोड हो सकती है | पीडीएफ़ नक़्शा चलेगा क्या | नक़्शे का आकार कितना हो | काग़ज़ के नक़्शे की फ़ोटो चलेगी क्या | हाथ से बना नक़्शा चलेगा | फ़ाइल नहीं ली जा रही | दो मंज़िल का नक़्शा कैसे दें | व्हाट्सऐप पर आया नक़्शा यहाँ कैसे दूँ | फ़ाइल बड़ी है | मेरा घर कहाँ जोड़ूँ
hg: ghar ka naksha kaise upload kare | konsi file upload ho sakti hai | pdf naksha chalega kya | nakshe ka size kitna ho | kagaz ke nakshe ki photo chalegi kya | haath se bana map chalega | file upload nahi ho rahi | do manzil ka naksha kaise du | whatsapp par aaya naksha yaha kaise du | file badi hai | mera ghar kaha add karu | floor plan kaha dale
en: pdf of my house map is 30 mb | I drew my house on paper, can you check it | where is the option to check my house map | autocad dwg file | upload keeps failing for the map | builder's brochure page as a plan
en: can a stranger see the photo of my plan | put in my house map to get a vastu score
hi: मेरे नक़्शे की पीडीएफ़ 30 एमबी की है | काग़ज़ पर घर बनाया है, जाँच सकते हैं क्या | घर का नक़्शा जाँचने का विकल्प कहाँ है | ऑटोकैड की फ़ाइल चलेगी क्या | ब्रोशर का पन्ना नक़्शा बन सकता है क्या
hi: मेरे नक़्शे की फ़ोटो कोई और देख सकता है क्या | घर का नक़्शा डालकर वास्तु स्कोर कैसे पाएँ
hg: mere nakshe ki pdf 30 mb ki hai | kagaz par ghar banaya hai check kar sakte ho | ghar ka map check karne ka option kaha hai | autocad ki file chalegi kya | brochure ka page naksha ban sakta hai kya | naksha bhejna hai kaha bheju
hg: mere nakshe ki photo koi aur dekh sakta hai kya | ghar ka naksha daalkar vastu score kaise paye
@how app wide APP
en: Upload a plan from the home page, or under Plans with its property; tap the card, choose the file, and it is read on your device. A clear, straight photo of a paper or hand-drawn plan does too.
hi: नक़्शा होम पेज से, या "नक़्शे" में उसकी संपत्ति के साथ अपलोड करें; फ़ाइल चुनें, वह आपके डिवाइस पर पढ़ी जाती है। काग़ज़ या हाथ के नक़्शे की साफ़, सीधी फ़ोटो भी चलती है।
hg: Naksha home page se, ya Plans me uski property ke saath upload karein; file chunein, woh aapke device par padhi jati hai. Kagaz ya haath ke nakshe ki saaf, seedhi photo bhi chalti hai.
@which app wide APP
en: Plans may be JPG, PNG, WebP, HEIC, GIF, AVIF or PDF, up to 25 MB and 20 pages; on the home page an image of up to 10 MB. Give each floor as its own plan; drawings from CAD please as PDF.
hi: नक़्शा JPG, PNG, WebP, HEIC, GIF, AVIF या PDF हो सकता है, 25 MB और 20 पन्नों तक; होम पेज पर 10 MB तक का चित्र। हर मंज़िल अलग नक़्शे में दें; CAD को PDF बनाकर।
hg: Naksha JPG, PNG, WebP, HEIC, GIF, AVIF ya PDF ho sakta hai, 25 MB aur 20 page tak; home page par 10 MB tak ki image. Har manzil alag nakshe me dein; CAD ko PDF banakar.
@ok app wide APP
en: Only you see your plan: the file and its photo open for your own account alone, and no other user, seller or visitor can look at it. You can delete it at any time with its property.
hi: आपका नक़्शा केवल आपको दिखता है: फ़ाइल और फ़ोटो सिर्फ़ आपके खाते में खुलती है, कोई और, विक्रेता या आगंतुक उसे नहीं देख सकता। संपत्ति के साथ उसे कभी भी हटा सकते हैं।
hg: Aapka naksha keval aapko dikhta hai: file aur photo sirf aapke account me khulti hai, koi aur, vikreta ya visitor use nahi dekh sakta. Property ke saath use kabhi bhi hata sakte hain.
@see plan-analysis, attach-file
@link /upload /add-property

# plan-analysis app
@names
en: floor plan analysis, vaastu report, analysis of my plan
hi: नक़्शे का विश्लेषण, वास्तु रिपोर्ट
hg: naksha analysis, vaastu report, floor plan analysis
@ask
en: how does the floor plan analysis work | how do I get a vaastu report of my flat | how is the rating calculated | how long does the analysis take | does analysis cost a credit | can it find rooms by itself | room was read wrongly, how to correct | what does not assessed mean | why is my rating low | which rooms count in rating | analysis of rented flat plan | how is score calculated with missing rooms
hi: नक़्शे का विश्लेषण कैसे होता है | मेरे फ़्लैट की वास्तु रिपोर्ट कैसे मिलेगी | रेटिंग कैसे बनती है | विश्लेषण में कितना समय लगता है | विश्लेषण के कितने क्रेडिट | कमरा ग़लत पढ़ा गया, कैसे सुधारूँ | नक़्शे में कमरे ख़ुद पहचानता है क्या | मेरे घर की रेटिंग कम क्यों आई | रेटिंग में कौन से कमरे गिने जाते हैं | कमरा कम हो तो अंक कैसे | किराए के घर का विश्लेषण
hg: nakshe ka analysis kaise hota hai | mere flat ki vastu report kaise milegi | rating kaise banti hai | analysis me kitna time lagta hai | analysis ka kitna credit | kamra galat padha gaya kaise theek karu | map me kamre khud pehchanta hai kya | vastu check report | mere ghar ki rating kam kyu aayi | rating me konse kamre gine jate hai | kamra kam ho to score kaise | rented ghar ka analysis
@how app wide APP
en: You upload a plan, the device reads the room names, you correct the rooms, set north and the main door, and start the analysis. It says of each room what the rules hold, why, and what could be done.
hi: आप नक़्शा देते हैं, डिवाइस कमरों के नाम पढ़ता है, आप कमरे सुधारते, उत्तर दिशा और मुख्य द्वार बताते और विश्लेषण शुरू करते हैं। हर कमरे पर नियम, कारण और उपाय मिलते हैं।
hg: Aap naksha dete hain, device kamron ke naam padhta hai, aap kamre sudharte, north aur main door batate aur vishleshan shuru karte hain. Har kamre par niyam, karan aur upay milte hain.
@what app wide APP
en: The rating out of 10 sums up how the rooms, door and shape stand by the rules: 8 or more is excellent, from 6 good, from 4 fair, below that there is much to improve. What is not known is left out, never counted as good.
hi: 10 में से रेटिंग बताती है कि कमरे, द्वार और आकार नियमों के अनुसार कैसे हैं: 8 से ऊपर उत्तम, 6 से अच्छा, 4 से ठीक, उससे नीचे सुधार की गुंजाइश। जो पता नहीं, वह गिना नहीं जाता।
hg: 10 me se rating batati hai ki kamre, door aur aakar niyamon ke hisab se kaise hain: 8 se upar uttam, 6 se achha, 4 se theek, usse neeche sudhar ki gunjaish. Jo pata nahi woh gina nahi jata.
@which app wide APP
en: The analysis takes little time: moments on your device, on the server as long as its answer takes, and you may leave the page meanwhile. It needs the plan as a file: photo, image or PDF, one for each floor.
hi: विश्लेषण में थोड़ा ही समय लगता है: डिवाइस पर कुछ पल, सर्वर पर जितनी देर में जवाब आए; तब तक पेज छोड़ सकते हैं। नक़्शे की फ़ाइल चाहिए: फ़ोटो, चित्र या पीडीएफ़, हर मंज़िल की एक।
hg: Analysis me thoda hi time lagta hai: device par kuch pal, server par jitni der me jawab aaye; tab tak page chhod sakte hain. Nakshe ki file chahiye: photo, image ya PDF, har manzil ki ek.
@cost app wide APP
en: An analysis on the server uses 1 credit; "Analyse on this device" is free and goes by the same rules. If no analysis comes, the credit returns by itself.
hi: सर्वर पर विश्लेषण में 1 क्रेडिट लगता है; "इसी डिवाइस पर विश्लेषण करें" मुफ़्त है और नियम वही हैं। विश्लेषण न आए तो क्रेडिट अपने-आप लौटता है।
hg: Server par vishleshan me 1 credit lagta hai; "Analyse on this device" free hai aur niyam wahi hain. Vishleshan na aaye to credit apne aap lautta hai.
@do app wide APP
en: If the rating is low, check first that north and the main door are right and each room has its true name, then open "Do first". Analyses made again cost another credit on the server, none on the device.
hi: रेटिंग कम हो तो पहले देखें कि उत्तर और मुख्य द्वार सही हैं और हर कमरे का नाम ठीक है, फिर "पहले यह करें" खोलें। दोबारा विश्लेषण सर्वर पर एक क्रेडिट, डिवाइस पर मुफ़्त।
hg: Rating kam ho to pehle dekhein ki north aur main door sahi hain aur har kamre ka naam theek hai, phir "Do first" kholein. Dobara analysis server par ek credit, device par muft.
@see upload-plan, north-of-plan
@link /upload /dashboard /compare

# north-of-plan app
@names
en: north on my plan, finding north, compass direction of my house
hi: नक़्शे में उत्तर दिशा, कंपास से दिशा देखना
hg: nakshe me north, north kaise pata kare, compass se disha
@ask
en: how do I find north of my house | which way is north on my floor plan | how to use the phone compass for vaastu | my plan has no north arrow | how to know the direction my flat faces | is phone compass accurate | how to check the facing of my home | magnetic or true north | how to find directions without a compass | compass shows different readings in each room | phone compass is not accurate how to calibrate | how to do figure eight calibration | compass turns near the fridge | does a magnetic phone cover disturb the compass | can I check direction inside the car | difference between true north and magnetic north for vaastu | which compass reading to trust in a flat | house is 20 degrees tilted from north
hi: घर की उत्तर दिशा कैसे पता करें | नक़्शे में उत्तर का तीर नहीं है | फ़ोन के कंपास से दिशा कैसे देखें | मेरा घर किस दिशा का है कैसे जानूँ | कंपास सही बताता है क्या | बिना कंपास दिशा कैसे पता करें | फ़्लैट का मुख किधर है कैसे देखें | दिशा नापने का सही तरीक़ा | कंपास हर कमरे में अलग बताता है | चुंबकीय उत्तर या असली उत्तर | फ़ोन का कंपास ग़लत दिखाता है कैसे ठीक करें | कंपास में आठ का अंक कैसे बनाएँ | फ़्रिज के पास कंपास घूम जाता है | चुंबक वाला कवर कंपास बिगाड़ता है क्या | गाड़ी में बैठकर दिशा देख सकते हैं क्या | चुंबकीय और असली उत्तर में अंतर | फ़्लैट में कौन-सी रीडिंग मानें | घर उत्तर से बीस डिग्री तिरछा है
hg: ghar ki north disha kaise pata kare | nakshe me north ka arrow nahi hai | phone ke compass se disha kaise dekhe | mera ghar kis disha ka hai kaise jane | compass sahi batata hai kya | bina compass disha kaise pata kare | flat ka mukh kidhar hai kaise dekhe | disha check karne ka sahi tarika | compass har kamre me alag batata hai | mobile compass vastu ke liye | facing kaise nikale | phone ka compass galat dikhata hai kaise theek kare | compass calibrate kaise kare figure 8 | fridge ke paas compass ghum jata hai | magnet wala cover compass kharab karta hai kya | car me baithkar disha dekh sakte hai kya | true north aur magnetic north me antar | flat me konsi reading mane | ghar north se 20 degree tircha hai
en: my plan is upside down, how do I set north | plan is drawn tilted | arrow N is missing in the brochure | how to hold the phone for the compass
hi: नक़्शा उलटा है, उत्तर कैसे लगाऊँ | नक़्शा तिरछा बना है | ब्रोशर में उत्तर नहीं लिखा | फ़ोन कैसे पकड़ें कंपास के लिए
hg: naksha ulta hai north kaise lagau | naksha tircha bana hai | brochure me north nahi likha | phone kaise pakde compass ke liye | direction kaise check kare mobile se
@how modern wide SENSE
en: To find north, stand in the middle of the home with the phone flat, away from iron, fridges and pillars, and read its compass two or three times. A map app with your building seen from above shows it too.
hi: उत्तर जानने के लिए घर के बीच में, लोहे, फ़्रिज और खंभों से दूर, फ़ोन को सपाट रखकर कंपास दो-तीन बार देखें। नक़्शे वाले ऐप में ऊपर से अपनी इमारत देखकर भी पता चलता है।
hg: North jaanne ke liye ghar ke beech me, lohe, fridge aur pillar se door, phone ko sapat rakhkar compass do-teen baar dekhein. Map app me upar se apni building dekhkar bhi pata chalta hai.
@do modern wide SENSE
en: Without a compass, watch the sun: it rises in the east, and facing it, north is to your left hand. It is exact only around the equinoxes in March and September, so take a compass for corners.
hi: बिना कंपास सूर्य देखें: वह पूर्व में उगता है, उसकी ओर मुँह करें तो उत्तर बाएँ हाथ पर है। ठीक-ठीक यह मार्च और सितंबर में ही है, इसलिए कोनों के लिए कंपास लें।
hg: Bina compass suraj dekhein: woh east me ugta hai, uski taraf munh karein to north baayein haath par hai. Theek-theek yeh March aur September me hi hai, isliye kono ke liye compass lein.
@how modern wide SENSE
en: To calibrate the phone compass, move the phone slowly in a figure eight in the air five or six times, tilting it as you go; then lay it flat, wait a moment and read. Repeat if it jumps.
hi: फ़ोन का कंपास ठीक करने को फ़ोन हवा में धीरे-धीरे पाँच-छह बार अंग्रेज़ी के आठ जैसा घुमाएँ, साथ में झुकाते हुए; फिर सपाट रखकर रुकें और पढ़ें। उछले तो दोहराएँ।
hg: Phone ka compass calibrate karne ko phone hawa me dheere-dheere paanch-chhah baar 8 ki shakal me ghumayein, saath me jhukate hue; phir sapat rakhkar rukein aur padhein. Uchhle to dohrayein.
@why modern wide SENSE
en: A compass errs near iron and magnets: beams, steel in pillars, fridge, inverter, speakers, lift, a car, a magnetic phone cover. Take the cover off, stand two metres away, read in three places and on the roof; trust what agrees.
hi: कंपास लोहे और चुंबक के पास भटकता है: सरिया, फ़्रिज, इन्वर्टर, स्पीकर, लिफ़्ट, गाड़ी, चुंबकीय कवर। कवर उतारें, दो मीटर दूर तीन जगह और छत पर पढ़ें; जो मेल खाए उसे मानें।
hg: Compass lohe aur magnet ke paas bhatakta hai: sariya, fridge, inverter, speaker, lift, gaadi, magnetic cover. Cover utarein, do metre door teen jagah aur chhat par padhein; jo mel khaye use maanein.
@which modern most SENSE
en: Magnetic north and true north differ by three degrees at most in India, too little to move a room. Many phones let you choose; a satellite map shows true north upwards. Near a zone's edge, take it as uncertain.
hi: भारत में चुंबकीय और असली उत्तर में ज़्यादा से ज़्यादा तीन डिग्री का अंतर है, कमरे की दिशा नहीं बदलती। कई फ़ोन में चुनाव है; उपग्रह नक़्शे में ऊपर असली उत्तर है। सीमा पर हो तो पक्का न मानें।
hg: India me magnetic aur true north me zyada se zyada teen degree ka antar hai, kamre ki disha nahi badalti. Kai phone me chunav hai; satellite map me upar true north hai. Seema par ho to pakka na maanein.
@see plan-analysis
@link /upload

# privacy-data app
@names
en: privacy, data sold, privacy of my data
hi: गोपनीयता, निजी जानकारी, मेरे डेटा की गोपनीयता
hg: privacy, data bechna, niji jankari
en: who sees my chats, tell others my secrets, keep my horoscope
hi: मेरी बातें किसी को बताना, जानकारी साझा करना
hg: meri baate kisi ko batana, data safe, jankari leak
en: is this app safe, virus
hg: app safe hai kya, virus to nahi
hi: ऐप सुरक्षित है क्या
en: sell my data, is my floor plan private, shared with advertisers
hi: मेरा डेटा बेचना, नक्शा निजी है
hg: mera data bechna, naksha private hai
@ask
en: is my data sold | do you share my details with astrologers | is my house plan safe with you | who can read my chats | does the app track me | will I get spam calls | do you show ads | where is my data stored | is my birth date uploaded | can the staff see my questions | is it safe to give my address | what do you know about me | are my photos private | can I delete my birth details | is my date of birth saved | can my husband see my chats on the same phone | how long do you keep my data | how do I use it on a shared phone | does anyone read my questions
hi: क्या मेरा डेटा बेचा जाता है | मेरी बातें कौन पढ़ सकता है | मेरे घर का नक़्शा सुरक्षित है क्या | क्या मेरी जानकारी किसी को दी जाती है | स्पैम फ़ोन तो नहीं आएँगे | विज्ञापन आते हैं क्या | मेरा डेटा कहाँ रखा जाता है | जन्म की जानकारी कहाँ जाती है | मेरी तस्वीरें कोई और देखेगा क्या | पता देना सुरक्षित है क्या | आपके पास मेरी क्या-क्या जानकारी है | मेरी जन्म जानकारी कैसे मिटाऊँ | मेरी जन्मतिथि सेव रहती है क्या | एक ही फ़ोन पर पति मेरी बात देख सकते हैं क्या | डेटा कितने दिन रखते हैं | साझे फ़ोन पर कैसे इस्तेमाल करूँ
hg: mera data becha jata hai kya | meri chat kaun padh sakta hai | mere ghar ka naksha safe hai kya | meri jankari kisi ko dete ho kya | spam call to nahi aayenge | ads aate hai kya | mera data kaha rakha jata hai | birth details kaha jati hai | meri photo koi aur dekhega kya | address dena safe hai kya | meri privacy | data leak to nahi hoga | meri janm jankari kaise mitau | meri dob save rehti hai kya | ek hi phone par pati meri chat dekh sakte hai kya | data kitne din rakhte ho | shared phone par kaise use karu
en: does the company keep my horoscope | do you tell anybody what I ask | I wrote about my husband here, can he see it | is my phone number given to callers | can google read my questions
hi: मैंने घर की बातें लिखी हैं, कोई देखेगा तो नहीं | क्या आप मेरी बातें किसी को बताते हैं | मेरा नंबर किसी को देते हैं क्या | मेरी कुंडली कंपनी के पास रहती है क्या
hg: kya aap meri baate kisi ko batate ho | ghar ki baatein likhi hai koi dekhega to nahi | mera number kisi ko dete ho kya | meri kundli company ke paas rehti hai kya | mera data kisi ko to nahi bechte
hg: kya ye app surakshit hai virus to nahi
hi: क्या यह ऐप सुरक्षित है, वायरस तो नहीं
en: do you sell my data | is my floor plan private
@ok app wide APP
en: No, your data is never sold: there is no advertising, no tracker of other companies and no cookie. Your entries can be read by your account alone, which the database itself enforces.
hi: नहीं, आपका डेटा कभी नहीं बेचा जाता: न विज्ञापन, न दूसरी कंपनियों के ट्रैकर, न कुकी। आपकी चीज़ें केवल आपका खाता पढ़ सकता है; यह नियम डेटाबेस ख़ुद लागू करता है।
hg: Nahi, aapka data kabhi nahi becha jata: na vigyapan, na doosri company ke tracker, na cookie. Aapki cheezein sirf aapka account padh sakta hai; yeh niyam database khud lagu karta hai.
@what app wide APP
en: Kept are your account, questions and answers, homes with plans, dates, deities, credits and consents. Births for a kundli stay on your device; only with your consent does a question go to an AI service. The privacy policy lists it all.
hi: रखा जाता है: खाता, सवाल-जवाब, घर और नक़्शे, तारीख़ें, आराध्य, क्रेडिट और सहमतियाँ। कुंडली का जन्म-विवरण आपके डिवाइस पर रहता है; सवाल AI सेवा को केवल आपकी सहमति से जाता है। पूरी सूची गोपनीयता नीति में है।
hg: Rakha jata hai: account, sawal-jawab, ghar aur nakshe, tareekhein, deity, credit aur sahmati. Kundli ka janm-vivaran aapke device par rehta hai; sawal AI service ko sirf aapki sahmati se jata hai. Poori list privacy policy me hai.
@how app wide APP
en: Birth details go with Remove on the chart under Kundli; they were on that one device and sent nowhere, unless you keep your charts in your account, from where they then go too.
hi: जन्म जानकारी कुंडली पन्ने पर उस कुंडली के हटाएँ से मिटती है; वह उसी डिवाइस पर थी और कहीं नहीं भेजी गई; कुंडलियाँ खाते में रखी हों तो वहाँ से भी हट जाती है।
hg: Janm jankari Kundli page par us kundli ke Remove se mitti hai; woh usi device par thi aur kahin nahi bheji gayi. Account me sign out karne par bhi device se hat jaati hai.
@when app wide APP
en: What you delete is gone for you at once; its last trace leaves the database after 180 days, as other devices have to hear of it, and unused files after 30 days. Deleting the account removes all at once.
hi: जो मिटाते हैं वह आपके लिए तुरंत चला जाता है; अंतिम निशान 180 दिन बाद जाता है, क्योंकि दूसरे डिवाइस को बताना होता है, और अनुपयोगी फ़ाइलें 30 दिन बाद। खाता मिटाने से सब तुरंत जाता है।
hg: Jo mitate hain woh aapke liye turant chala jaata hai; aakhri nishan 180 din baad jaata hai, kyunki doosre device ko batana hota hai, aur bekar file 30 din baad. Account delete karne se sab turant jaata hai.
@do app wide APP
en: On a shared phone sign out after use: what is yours then leaves the device. The chat of an account opens for that account alone, but whoever holds the unlocked phone and signed-in app can read it.
hi: साझे फ़ोन पर इस्तेमाल के बाद साइन आउट करें: आपका सब डिवाइस से हट जाता है। खाते की बातचीत उसी खाते में खुलती है, पर खुला फ़ोन और साइन-इन ऐप जिसके हाथ में हो वह पढ़ सकता है।
hg: Shared phone par use ke baad sign out karein: aapka sab device se hat jaata hai. Account ki chat usi account me khulti hai, par khula phone aur signed-in app jiske haath me ho woh padh sakta hai.
@see who-answers, download-data, delete-account
@link /privacy-policy

# who-answers app
@names
en: who answers, answers by an ai model, built-in guide
hi: जवाब कौन देता है, एआई मॉडल के जवाब
hg: jawab kaun deta hai, ai model ke jawab, built in guide
en: chatgpt, which ai
hi: चैट जीपीटी, कौन सा एआई
hg: chat gpt, konsa ai
en: which ai are you
hi: कौन सा एआई हो
hg: kaun sa ai ho
@ask
en: who answers my questions here | is this chatgpt | is a real pandit answering | do I talk to an astrologer | is it an ai or a person who writes the answers | which ai do you use | how to turn off ai answers | where do your answers come from | what is the source of the answers | how does the app know vaastu | stop sending my questions to ai
hi: मेरे सवालों का जवाब कौन देता है | क्या कोई असली पंडित जवाब देता है | क्या यह चैट जीपीटी है | जवाब एआई देता है या इंसान | एआई के जवाब कैसे बंद करें | जवाब कहाँ से आते हैं | आपकी जानकारी का स्रोत क्या है | कौन सा एआई है
hg: mere sawal ka jawab kaun deta hai | asli pandit jawab deta hai kya | ye chatgpt hai kya | jawab ai deta hai ya insaan | ai answer kaise band kare | jawab kaha se aate hai | aapki jankari ka source kya hai | konsa ai hai | koi banda baitha hai kya answer dene
en: are these answers copied from google | is it artificial intelligence | how do you know all this | can I trust your sources
hi: जवाब गूगल से उठाते हैं क्या | आपको यह सब कैसे पता | स्रोत पर भरोसा कर सकते हैं क्या
hg: jawab google se uthate ho kya | aapko ye sab kaise pata | chat gpt ho kya tum | source par bharosa kar sakte hai kya
en: which AI are you | are you gemini or chatgpt
@who app wide APP
en: The answers come from Disha's built-in guide, a program: it reads your question and answers from its own rules and topics with their sources. No pandit or consultant sits behind it.
hi: जवाब दिशा की अपनी गाइड देती है, जो एक प्रोग्राम है: वह सवाल पढ़कर अपने नियमों और विषयों से, स्रोत के साथ, जवाब देती है। पीछे कोई पंडित या सलाहकार नहीं बैठा।
hg: Jawab Disha ki apni guide deti hai, jo ek program hai: woh sawal padhkar apne niyamon aur vishayon se, source ke saath, jawab deti hai. Peeche koi pandit ya consultant nahi baitha.
@how app wide APP
en: If this installation has an AI model and you have agreed, that model puts the rules into words and the answer names it. You can change this any time in your profile under "What you agree to".
hi: इस इंस्टॉलेशन में AI मॉडल हो और आपने हाँ कहा हो, तो वह मॉडल नियमों को शब्द देता है और जवाब में उसका नाम रहता है। प्रोफ़ाइल में "आपकी सहमतियाँ" से इसे कभी भी बदलें।
hg: Is installation me AI model ho aur aapne haan kaha ho, to woh model niyamon ko shabd deta hai aur jawab me uska naam rehta hai. Profile me "What you agree to" se ise kabhi bhi badlein.
@see privacy-data
@link /profile

# sign-up-how app
@names
en: sign up, create an account, register
hi: खाता बनाना, रजिस्टर करना, साइन अप
hg: sign up, account banana, register karna, khata banana
en: account without email, sign up by phone
hi: बिना ई-मेल खाता, मोबाइल से खाता
hg: bina email account, mobile se account
@ask
en: how do I sign up | create a new account | how to register | do I need an email to join | can I sign up with my phone number | what do I get with an account | is otp needed | why should I register | two people on one account | can my whole family share an account | password rules | is phone number compulsory | can I use without email | why link expires after 6 hours | do I need account for kundli
hi: खाता कैसे बनाएँ | रजिस्टर कैसे करें | बिना ई-मेल के खाता बन सकता है क्या | मोबाइल नंबर से खाता बनेगा क्या | खाता बनाने से क्या फ़ायदा | पासवर्ड कैसा हो | नया अकाउंट बनाना है | पूरा परिवार एक खाता चला सकता है क्या | ओटीपी से लॉगिन | साइन अप करना है | फ़ोन नंबर ज़रूरी है क्या | ईमेल बिना चला सकते हैं क्या | कुंडली के लिए खाता चाहिए क्या
hg: account kaise banaye | register kaise kare | bina email ke account ban sakta hai kya | mobile number se account banega kya | account banane se kya fayda | password kaisa ho | naya account banana hai | puri family ek account chala sakti hai kya | otp se login hota hai kya | sign up kaise karu | new user hu | phone number zaroori hai kya | email ke bina chala sakte hai kya | kundli ke liye account chahiye kya
hg: account kaise banaye bina email ke mere paas sirf mobile hai
@how app wide APP
en: Open Login, choose Sign Up, give your e-mail address and a password of at least 6 characters twice, and open the link in the mail that follows. It works for 6 hours.
hi: लॉगिन खोलें, "खाता बनाएँ" चुनें, ई-मेल और कम से कम 6 अक्षर का पासवर्ड दो बार दें, फिर आए हुए मेल का लिंक खोलें। वह 6 घंटे चलता है।
hg: Login kholein, Sign Up chunein, email aur kam se kam 6 akshar ka password do baar dein, phir aaye hue mail ka link kholein. Woh 6 ghante chalta hai.
@which app wide APP
en: An account gives you 2 credits, saved chats on every device, plans and photos of your home, reminders and your own collection. Google, Facebook or a code by phone work only where the sign-in page offers them.
hi: खाते से 2 क्रेडिट, हर डिवाइस पर सहेजी बातचीत, घर के नक़्शे और तस्वीरें, रिमाइंडर और अपना संग्रह मिलता है। Google, Facebook या फ़ोन का कोड वहीं चलता है जहाँ साइन इन पेज उसे दिखाए।
hg: Account se 2 credit, har device par saved chat, ghar ke nakshe aur photo, reminder aur apna collection milta hai. Google, Facebook ya phone ka code wahin chalta hai jahan sign-in page use dikhaye.
@ok app wide APP
en: No account is needed for calendar, aartis, articles, kundli, matching and muhurat, and 2 questions are free. For saved chats, plans on every device, reminders and buying credits make one; a phone number is asked only where the page offers it.
hi: कैलेंडर, आरती, लेख, कुंडली, मिलान, मुहूर्त के लिए खाता ज़रूरी नहीं, और 2 सवाल मुफ़्त हैं। सहेजी बातचीत, हर डिवाइस पर नक़्शे, याद और क्रेडिट ख़रीदने को बनाएँ; फ़ोन नंबर तभी माँगा जाता है जब पन्ना दे।
hg: Calendar, aarti, lekh, kundli, milan, muhurat ke liye account zaroori nahi, aur 2 sawal muft hain. Saved chat, har device par plan, reminder aur credit kharidne ko banayein; phone number tabhi maanga jaata hai jab page de.
@see verification-mail, sign-in-trouble
@link /auth

# forgot-password app
@names
en: forgot password, reset password, change password
hi: पासवर्ड भूल गया, पासवर्ड बदलना, पासवर्ड रीसेट
hg: password bhul gaya, password change, password reset
@ask
en: I forgot my password | how to reset password | change my password | reset link not working | reset mail did not come | link expired what to do | password link opened but says invalid | how long does the reset link work | where do I set a new password | cannot remember my login password | want a new password
hi: पासवर्ड भूल गया हूँ | पासवर्ड कैसे बदलें | नया पासवर्ड कैसे बनाएँ | पासवर्ड रीसेट का मेल नहीं आया | लिंक काम नहीं कर रहा | लिंक की समय-सीमा कितनी है | मैं पासवर्ड याद नहीं कर पा रही | लॉगिन पासवर्ड नया करना है | पासवर्ड वाला लिंक अमान्य बता रहा है
hg: password bhool gaya kya karu | password kaise change kare | naya password kaise banaye | reset mail nahi aaya | reset link kaam nahi kar raha | link kitni der chalta hai | password yaad nahi aa raha | login password naya karna hai | link invalid bata raha hai | pasword bhul gyi
@how app wide APP
en: For a forgotten password tap "Forgot password?" on the sign-in page, write the e-mail of your account, open the link in the mail and choose a new one. To change a password you know, do the same.
hi: पासवर्ड भूल गए हों तो साइन इन पेज पर "पासवर्ड भूल गए?" दबाएँ, खाते का ई-मेल लिखें, मेल का लिंक खोलें और नया चुनें। याद हो पर बदलना हो, तब भी यही करें।
hg: Password bhul gaye hon to sign-in page par "Forgot password?" dabayein, account ka email likhein, mail ka link kholein aur naya chunein. Yaad ho par badalna ho, tab bhi yahi karein.
@do app wide APP
en: If no mail comes, look in spam and check the spelling of the address: for safety the page says the same whether an account exists or not. The link holds for 1 hour and works once; ask for a new one after that.
hi: मेल न आए तो स्पैम देखें और पते की वर्तनी जाँचें: सुरक्षा के लिए पेज वही कहता है, खाता हो या न हो। लिंक 1 घंटे और एक ही बार चलता है; फिर नया मँगाएँ।
hg: Mail na aaye to spam dekhein aur address ki spelling jaanchein: suraksha ke liye page wahi kehta hai, account ho ya na ho. Link 1 ghante aur ek hi baar chalta hai; phir naya mangayein.
@see sign-in-trouble
@link /forgot-password

# sign-in-trouble app
@names
en: cannot sign in, login problem, invalid credentials
hi: लॉगिन नहीं हो रहा, साइन इन की दिक़्क़त
hg: login nahi ho raha, sign in problem, invalid credentials
en: otp not received, cannot log in, login fails
hi: ओटीपी नहीं आया, लॉगिन नहीं हो रहा है
hg: otp nahi aa raha, otp nahi aaya, login fail, account nahi khul raha
en: otp not coming, otp does not come
hi: ओटीपी नहीं आ रहा
hg: otp nahi aa raha, otp nahi aaya
@ask
en: I cannot log in | invalid email or password | login keeps failing | it logs me out again and again | my account is locked? | too many requests try later | google login not working | session ended message | sign in with instagram | signed in on phone but not laptop | the correct password is not accepted | otp not received
hi: लॉगिन नहीं हो पा रहा | ई-मेल या पासवर्ड ग़लत बता रहा है | सही पासवर्ड भी नहीं ले रहा | बार-बार लॉगआउट हो जाता है | गूगल से लॉगिन नहीं हो रहा | सत्र समाप्त लिखा आता है | ओटीपी नहीं आया | बहुत बार कोशिश की, अब रुकने को कहता है | इंस्टाग्राम से लॉगिन | साइन इन में समस्या
hg: login nahi ho pa raha | email ya password galat bata raha | sahi password bhi nahi le raha | baar baar logout ho jata hai | google se login nahi ho raha | session ended likha aata hai | otp nahi aaya | too many requests aa raha | instagram se login | sign in me dikkat | account khul nahi raha
en: my account does not open | code by sms has not arrived | it keeps saying wrong password | signed out by itself | login page keeps loading
hi: मेरा खाता नहीं खुल रहा | एसएमएस का कोड नहीं आया | अपने-आप साइन आउट हो गया | लॉगिन पेज घूमता रहता है
hg: mera account nahi khul raha hai | sms ka code nahi aaya | apne aap sign out ho gaya | login page ghumta rehta hai | otp ka wait kar raha hu
@do app wide APP
en: If you cannot sign in, check the address for slips and capital letters in the password, and that the verification link was opened. "Forgot password?" sets a new one in a minute.
hi: साइन इन न हो तो ई-मेल की वर्तनी और पासवर्ड के बड़े-छोटे अक्षर देखें, और यह कि पुष्टि वाला लिंक खोला था। "पासवर्ड भूल गए?" से एक मिनट में नया बन जाता है।
hg: Sign in na ho to email ki spelling aur password ke bade-chhote akshar dekhein, aur yeh ki verification link khola tha. "Forgot password?" se ek minute me naya ban jata hai.
@why app wide APP
en: Too many tries make the server ask for a short pause. Google and Facebook work only where they are set up, Instagram not yet; a session that ended loses nothing that is on the device.
hi: बहुत कोशिशों पर सर्वर थोड़ा रुकने को कहता है। Google और Facebook वहीं चलते हैं जहाँ लगाए गए हों, Instagram अभी नहीं; सत्र समाप्त होने से डिवाइस का कुछ नहीं खोता।
hg: Bahut koshishon par server thoda rukne ko kehta hai. Google aur Facebook wahin chalte hain jahan set kiye gaye hon, Instagram abhi nahi; session khatam hone se device ka kuch nahi khota.
@see forgot-password, verification-mail
@link /auth

# verification-mail app
@names
en: verification mail, confirm email, pending badge
hi: पुष्टि वाला मेल, ई-मेल की पुष्टि, वेरिफ़िकेशन मेल
hg: verification mail, email verify, verify link
@ask
en: verification email not received | how to verify my email | verification link expired | my profile shows pending | resend the confirmation mail | link says invalid | account created but mail did not come | how long is the verify link valid | what does verified badge mean
hi: पुष्टि का मेल नहीं आया | ई-मेल की पुष्टि कैसे करें | पुष्टि का लिंक पुराना हो गया | प्रोफ़ाइल में लंबित दिख रहा है | मेल दोबारा भेजिए | खाता बन गया पर मेल नहीं आया | लिंक कितने घंटे चलता है | वेरिफ़ाइड का मतलब
hg: verification mail nahi aaya | email verify kaise kare | verify link expire ho gaya | profile me pending dikha raha hai | mail dobara bhejo | account ban gaya par mail nahi aaya | link kitne ghante chalta hai | verified badge ka matlab | confirm mail nhi mila
@do app wide APP
en: If the verification mail is missing, look in spam first, then try to sign in: the page offers to send it again. Its link holds for 6 hours, and the badge Pending turns to Verified once it was opened.
hi: पुष्टि वाला मेल न मिले तो पहले स्पैम देखें, फिर साइन इन करके देखें: पेज उसे दोबारा भेजने का विकल्प देता है। लिंक 6 घंटे चलता है, और खुलने पर बैज "लंबित" से बदल जाता है।
hg: Verification mail na mile to pehle spam dekhein, phir sign in karke dekhein: page use dobara bhejne ka option deta hai. Link 6 ghante chalta hai, aur khulne par badge Pending se Verified ho jata hai.
@see sign-up-how, sign-in-trouble
@link /auth

# change-name-photo app
@names
en: profile photo, change my name, username
hi: प्रोफ़ाइल फ़ोटो, नाम बदलना, यूज़रनेम
hg: profile photo, naam badalna, username change, dp change
@ask
en: how to change my name | change profile picture | remove my photo | edit username | username is taken | my name is spelt wrong | set dp | photo upload fails in profile | edit my profile
hi: नाम कैसे बदलें | प्रोफ़ाइल की फ़ोटो कैसे लगाएँ | फ़ोटो हटानी है | यूज़रनेम बदलना है | मेरा नाम ग़लत लिखा है | डीपी कैसे बदलें | प्रोफ़ाइल में सुधार | यूज़रनेम किसी और का है बताता है
hg: apna naam kaise badle | profile photo kaise lagaye | photo hatani hai | username badalna hai | mera naam galat likha hai | dp kaise change kare | profile edit kaise kare | username already taken | shaadi ke baad surname badalna hai app me
@how app wide APP
en: Your name and photo are changed under "Me" with Edit profile and Change picture. A photo may have up to 10 MB; a username has 3 to 30 small English letters, digits or underscores.
hi: नाम और फ़ोटो "मेरा" में "प्रोफ़ाइल बदलें" और "तस्वीर बदलें" से बदलते हैं। फ़ोटो 10 MB तक; यूज़रनेम में 3 से 30 छोटे अंग्रेज़ी अक्षर, अंक या अंडरस्कोर।
hg: Naam aur photo "Me" me Edit profile aur Change picture se badalte hain. Photo 10 MB tak; username me 3 se 30 chhote English akshar, ank ya underscore.
@ok app wide APP
en: The e-mail address of an account cannot be changed in the app. Please write through the Contact page, or make a new account with the other address.
hi: खाते का ई-मेल ऐप में नहीं बदलता। कृपया संपर्क पेज से लिखें, या दूसरे पते से नया खाता बनाएँ।
hg: Account ka email app me nahi badalta. Kripya Contact page se likhein, ya doosre address se naya account banayein.
@link /profile /contact

# app-language app
@names
en: language of the app, hindi or english, change language
hi: ऐप की भाषा, भाषा बदलना
hg: app ki bhasha, language change, bhasha badalna
@ask
en: how do I change the language | make the app hindi | answer me in hindi | can I ask in hinglish | which languages do you speak | do you know marathi or gujarati | switch to english | tamil telugu kannada bengali available? | the answers come in hindi but I want english | where is the language button | reply in English please
hi: भाषा कैसे बदलें | ऐप हिन्दी में करना है | जवाब हिन्दी में दीजिए | क्या मराठी या गुजराती में पूछ सकते हैं | कौन-कौन सी भाषा आती है | अंग्रेज़ी में कैसे करें | तमिल, तेलुगु, बंगाली में है क्या | हिंग्लिश में पूछ सकते हैं | भाषा का बटन कहाँ है | जवाब अंग्रेज़ी में आ रहा है, हिन्दी चाहिए
hg: bhasha kaise badle | app hindi me karna hai | hindi me jawab do | marathi gujarati me puch sakte hai kya | konsi language aati hai tumhe | english me kaise kare | tamil telugu bengali me hai kya | hinglish chalega kya | language ka button kaha hai | jawab english me aa raha hindi chahiye | language change karo
en: please reply in english only | do you understand bhojpuri | change hindi to english in chat | app opened in english but I read hindi
hi: मुझे जवाब अंग्रेज़ी में चाहिए | भोजपुरी समझते हैं क्या | ऐप अंग्रेज़ी में खुलता है, हिन्दी चाहिए
hg: mujhe jawab hindi me chahiye | bhojpuri samajhte ho kya | app english me khulta hai hindi chahiye | english me reply karo
@how app wide APP
en: The app speaks English and Hindi: switch at the top of the page or in Settings, it changes at once. Ask in English, Hindi or Hinglish as you like.
hi: ऐप अंग्रेज़ी और हिन्दी में है: पेज के ऊपर या सेटिंग्स में बदलें, तुरंत बदलती है। आप अंग्रेज़ी, हिन्दी या हिंग्लिश में, जैसे चाहें पूछें।
hg: App English aur Hindi me hai: page ke upar ya Settings me badlein, turant badalti hai. Aap English, Hindi ya Hinglish me, jaise chahein poochein.
@which app wide APP
en: Answers come in the language of your question; once you touch the language switch in the chat, it decides. Marathi, Gujarati, Tamil, Bengali and others I cannot answer in yet.
hi: जवाब सवाल की भाषा में आता है; चैट का भाषा बटन एक बार दबाने पर वही तय करता है। मराठी, गुजराती, तमिल, बंगाली आदि में मैं अभी जवाब नहीं दे पाती।
hg: Jawab sawal ki bhasha me aata hai; chat ka language button ek baar dabane par wahi tay karta hai. Marathi, Gujarati, Tamil, Bengali me main abhi jawab nahi de paati.
@link /settings

# place-of-calendar app
@names
en: place for the calendar, change my city, amanta or purnimanta setting
hi: पंचांग का स्थान, शहर बदलना
hg: calendar ka place, city change, sheher badalna, panchang ki jagah
en: panchang for dubai, panchang for my city, i live abroad
hi: मेरे शहर का पंचांग, विदेश का पंचांग
hg: mere sheher ka panchang, dubai ka panchang, videsh ka panchang
@ask
en: how do I change my city for the panchang | the calendar shows delhi time but I live in mumbai | set location | sunrise time is wrong | I live in dubai, can I get dates for here | change amanta purnimanta | my festival date differs from the local calendar | why do you ask for my location | panchang for my village | usa festival timings
hi: पंचांग का शहर कैसे बदलें | कैलेंडर दिल्ली का दिखा रहा है, मैं मुंबई में हूँ | स्थान कैसे बदलें | सूर्योदय का समय ग़लत है | विदेश में रहते हैं, वहाँ की तिथि कैसे देखें | अमांत और पूर्णिमांत कैसे बदलें | तारीख़ हमारे पंचांग से अलग है | मेरे गाँव का पंचांग | जगह की अनुमति क्यों माँगते हैं
hg: panchang ka sheher kaise badle | calendar delhi ka dikha raha main mumbai me hu | location kaise set kare | sunrise ka time galat hai | dubai me rehte hai waha ki date kaise dekhe | amanta purnimanta kaise badle | festival date hamare calendar se alag hai | mere gaon ka panchang | location kyu mangte ho | usa ka panchang kaise dekhu
en: i am in dubai how do i see panchang for here | in london which time does the app show
@how app wide APP
en: The place of the calendar is set in Settings under "Place for the calendar": search a city or use your position. All dates and times are then reckoned for the sunrise there, abroad too.
hi: पंचांग का स्थान सेटिंग्स में "पंचांग का स्थान" से बदलता है: शहर खोजें या अपना स्थान लें। फिर सब तिथियाँ और समय वहाँ के सूर्योदय से बनते हैं, विदेश में भी।
hg: Calendar ka place Settings me "Place for the calendar" se badalta hai: city search karein ya apni position lein. Phir sab tithi aur samay wahan ke suryoday se bante hain, videsh me bhi.
@why app wide APP
en: A tithi is taken at sunrise, so a festival may fall on another day in another city. Choose purnimanta if your months end at the full moon, as in the north, or amanta for the west and south.
hi: तिथि सूर्योदय से ली जाती है, इसलिए दूसरे शहर में त्योहार दूसरे दिन हो सकता है। उत्तर की तरह पूर्णिमा पर माह समाप्त हो तो पूर्णिमांत चुनें, पश्चिम और दक्षिण के लिए अमांत।
hg: Tithi suryoday se li jati hai, isliye doosre sheher me tyohar doosre din ho sakta hai. North ki tarah purnima par maas khatam ho to purnimanta chunein, west aur south ke liye amanta.
@link /settings /hindu-festivals

# calendar-file app
@names
en: ics file, calendar file, google calendar
hi: कैलेंडर फ़ाइल, गूगल कैलेंडर, आईसीएस फ़ाइल
hg: ics file, calendar file, google calendar me dalna
@ask
en: how to add festivals to google calendar | export my dates to the phone calendar | what is an ics file | sync with google calendar | put my vrat dates in outlook | download calendar file | how do I open the .ics | can my family get the same calendar | add ekadashi dates to my iphone calendar | calendar export
hi: त्योहार गूगल कैलेंडर में कैसे डालें | अपनी तारीख़ें फ़ोन के कैलेंडर में कैसे लाएँ | आईसीएस फ़ाइल क्या है | कैलेंडर फ़ाइल कैसे डाउनलोड करें | कैलेंडर फ़ाइल कैसे खोलें | परिवार को भी वही तारीख़ें भेजनी हैं | व्रत की तारीख़ें कैलेंडर में | आईफ़ोन कैलेंडर में जोड़ना
hg: festival google calendar me kaise dale | apni date phone ke calendar me kaise laye | ics file kya hai | calendar file kaise download kare | ics kaise khole | family ko bhi same calendar bhejna hai | vrat ki date calendar me | iphone calendar me add | google calendar sync hota hai kya | outlook me kaise dale
@how app wide APP
en: A calendar file (.ics) is under "My dates": one for a single date, or "Calendar file of all". Open it on the phone or computer and its calendar takes the dates over; it can be sent on like any file.
hi: कैलेंडर फ़ाइल (.ics) "मेरी तारीख़ें" में है: एक तारीख़ की, या "सबकी कैलेंडर फ़ाइल"। फ़ोन या कंप्यूटर पर खोलें तो उसका कैलेंडर तारीख़ें ले लेता है; इसे किसी को भी भेज सकते हैं।
hg: Calendar file (.ics) "My dates" me hai: ek tareekh ki, ya "Calendar file of all". Phone ya computer par kholein to uska calendar tareekhein le leta hai; ise kisi ko bhi bhej sakte hain.
@what app wide APP
en: Lunar dates are worked out in it for ten years, for your place, since they fall on another day each year. It is a copy, no link: after a change here, take a new file.
hi: चंद्र तिथियाँ उसमें आपके स्थान के लिए दस साल तक निकाली रहती हैं, क्योंकि वे हर साल अलग दिन पड़ती हैं। यह प्रति है, जुड़ाव नहीं: यहाँ बदलने पर नई फ़ाइल लें।
hg: Chandra tithiyan usme aapke sthan ke liye das saal tak nikali rehti hain, kyunki woh har saal alag din padti hain. Yeh copy hai, link nahi: yahan badalne par nayi file lein.
@see my-dates, reminder-setting
@link /events

# my-dates app
@names
en: my dates, add an event, birthday by tithi, reminder for death anniversary, reminder of barsi
hi: मेरी तारीख़ें, तारीख़ जोड़ना, तिथि से जन्मदिन, बरसी का रिमाइंडर, पुण्यतिथि का रिमाइंडर
hg: my dates, date add karna, tithi se birthday, barsi ka reminder, punyatithi ka reminder
en: remember our wedding date, save a date
hi: शादी की तारीख़ याद रखना, तारीख़ सहेजना
hg: shaadi ki tarikh yaad rakhna, tareekh save karna
@ask
en: how do I add my own event | save grandfather's shraddh tithi | birthday by hindu calendar | find the tithi of a date | add anniversary | keep barsi date by tithi | I know only the english date, what tithi was it | edit or delete an event | where are my saved dates | how to add a personal event in the calendar | when is my tithi birthday this year
hi: अपना कार्यक्रम कैसे जोड़ें | दादाजी की श्राद्ध तिथि सहेजनी है | तिथि से जन्मदिन कैसे मनाएँ, ऐप में कैसे जोड़ें | किसी तारीख़ की तिथि कैसे पता करें | शादी की सालगिरह जोड़नी है | बरसी की तिथि याद रखनी है | सिर्फ़ अंग्रेज़ी तारीख़ पता है | तारीख़ हटानी या बदलनी है | मेरी सहेजी तारीख़ें कहाँ हैं | तिथि वाला जन्मदिन इस साल कब है
hg: apna event kaise add kare | dada ji ki shraddh tithi save karni hai | tithi wala birthday kaise add karu | kisi date ki tithi kaise pata kare | anniversary add karni hai | barsi ki tithi yaad rakhni hai | sirf english date pata hai tithi nahi | event delete ya edit karna hai | meri saved dates kaha hai | tithi wala birthday is saal kab hai | calendar me apna event dalna
en: celebrate my birthday by the hindu calendar with this app | add grandfather's death tithi for every year | save an anniversary so that I do not forget
en: remind me each year of my father's death tithi
hi: दादाजी की पुण्यतिथि हर साल दिखे | सालगिरह सहेजनी है ताकि भूलूँ नहीं | हिंदू पंचांग से जन्मदिन ऐप में लगाना है
hi: माँ की पुण्यतिथि हर साल याद दिलाए, कैसे सेट करें
hg: birthday hindu calendar se manana hai app me kaise | dadaji ki punyatithi har saal dikhe | anniversary save karni hai taki bhulu nahi | apni date kaise jode
hg: mujhe app me apni shaadi ki tarikh yaad rakhwani hai tithi se
hg: maa ki punyatithi har saal yaad dilaye kaise set kare
@how app wide APP
en: Open "My dates", tap "Add a date", name it, and choose Calendar date or Tithi; for a tithi say month, half and day. If you know only the calendar date, the tithi of that sunrise is filled in for you.
hi: "मेरी तारीख़ें" खोलें, "तारीख़ जोड़ें" दबाएँ, नाम दें और तारीख़ या तिथि चुनें; तिथि में मास, पक्ष और दिन दें। केवल तारीख़ पता हो तो उस सूर्योदय की तिथि अपने-आप भर जाती है।
hg: "My dates" kholein, "Add a date" dabayein, naam dein aur Calendar date ya Tithi chunein; tithi me maas, paksha aur din dein. Sirf tareekh pata ho to us suryoday ki tithi apne aap bhar jati hai.
@when app wide APP
en: Each date, such as a birthday or a barsi, shows on which day it falls next for your place and may remind you, days before too. Who was born after midnight but before sunrise takes the tithi of the day before.
hi: हर तारीख़, जैसे जन्मदिन या बरसी, बताती है कि आपके स्थान पर अगली बार कब है, और रिमाइंडर देती है, दिन पहले भी। जो आधी रात के बाद पर सूर्योदय से पहले जन्मे, उनकी तिथि पिछले दिन की।
hg: Har date, jaise janmdin ya barsi, batati hai ki aapke sthan par agli baar kab hai, aur reminder deti hai, din pehle bhi. Jo aadhi raat ke baad par suryoday se pehle janme, unki tithi pichhle din ki.
@see calendar-file, reminder-setting
@link /events

# deity-collection app
@names
en: deity collection, add a deity, my deities
hi: आराध्य संग्रह, आराध्य जोड़ना, मेरे आराध्य
hg: deity collection, deity add karna, mere aaradhya, bhagwan add karna
@ask
en: how do I add a deity to my collection | my kuldevi is not in the list | remove a deity | add my own god with a photo | what is the personal deity collection | add khatu shyam ji | create a custom deity | can others see my deities | do my aartis go if I remove the deity | save my favourite aartis
hi: संग्रह में आराध्य कैसे जोड़ें | हमारी कुलदेवी सूची में नहीं हैं | आराध्य कैसे हटाएँ | अपने इष्ट की फ़ोटो जोड़नी है | मेरे आराध्य क्या है | खाटू श्याम जी को जोड़ना है | दूसरे लोग मेरे आराध्य देख सकते हैं क्या | पसंद की आरती सहेजनी है | गाँव के देवता को कैसे जोड़ें
hg: collection me deity kaise jode | hamari kuldevi list me nahi hai | deity kaise hataye | apne isht ki photo add karni hai | personal deity collection kya hai | khatu shyam ji ko add karna hai | dusre log meri deity dekh sakte hai kya | favourite aarti save karni hai | gaon ke devta ko kaise add kare | bhagwan ki photo badalni hai
@how app wide APP
en: Sign in, open Devotion and tap "Add Deity to Your Collection": search the list and add, or create one of your own, such as a kuldevi or gramdevta, with name, picture and dates. Only you see it.
hi: साइन इन करके "भक्ति" खोलें और "अपने संग्रह में आराध्य जोड़ें" दबाएँ: सूची में खोजें, या कुलदेवी, ग्रामदेवता जैसे अपने आराध्य नाम, चित्र और दिनों के साथ जोड़ें। उन्हें केवल आप देखते हैं।
hg: Sign in karke Devotion kholein aur "Add Deity to Your Collection" dabayein: list me khojein, ya kuldevi, gramdevta jaise apne aaradhya naam, photo aur dino ke saath jodein. Unhein sirf aap dekhte hain.
@do app wide APP
en: A deity is taken out with the remove sign on its card; aartis of your own that you added under it go too, on all devices. The traditional aartis stay open to everybody.
hi: आराध्य को उनके कार्ड के हटाने वाले निशान से निकालें; उनके नीचे जोड़ी आपकी अपनी आरतियाँ भी सब डिवाइस से जाती हैं। पारंपरिक आरतियाँ सबके लिए खुली रहती हैं।
hg: Deity ko uske card ke remove nishan se nikalein; uske neeche jodi aapki apni aartiyan bhi sab device se jati hain. Paramparik aartiyan sabke liye khuli rehti hain.
@see own-aarti
@link /hindu-aartis

# own-aarti app
@names
en: add my own aarti, upload an aarti, share an aarti with everyone
hi: अपनी आरती जोड़ना, आरती अपलोड
hg: apni aarti add karna, aarti upload, aarti sabke sath share
en: make my aarti public
hi: आरती सबको दिखाना
hg: aarti public karna
@ask
en: how can I add my own aarti | upload a pdf of an aarti | make my aarti public | my aarti is waiting for review | why is my aarti not visible to others | add a bhajan | delete my aarti | edit lyrics of the aarti I added | can I put a photo of the aarti page | is my aarti private | aarti rejected
hi: अपनी आरती कैसे जोड़ें | आरती की पीडीएफ़ डालनी है | मेरी आरती सबको दिखे | आरती समीक्षा में अटकी है | मेरी आरती दूसरों को क्यों नहीं दिखती | भजन जोड़ना है | अपनी आरती हटानी है | आरती के बोल सुधारने हैं | किताब के पन्ने की फ़ोटो डाल सकते हैं क्या | क्या मेरी आरती निजी है
hg: apni aarti kaise add kare | aarti ki pdf dalni hai | meri aarti sabko dikhe | aarti review me atki hai | meri aarti dusro ko kyu nahi dikhti | bhajan add karna hai | apni aarti delete karni hai | aarti ke bol edit karne hai | kitab ke page ki photo dal sakte hai kya | meri aarti private hai kya | aarti reject ho gayi
en: how can one make an aarti public
@how app wide APP
en: To add an aarti of your own, sign in, open a deity of your collection or a festival, and choose "Add Aarti": words, a PDF or a picture of up to 25 MB, with tags.
hi: अपनी आरती जोड़ने के लिए साइन इन करें, अपने आराध्य या किसी त्योहार को खोलें और "आरती जोड़ें" चुनें: बोल, या 25 MB तक का PDF या चित्र, टैग के साथ।
hg: Apni aarti jodne ke liye sign in karein, apni deity ya kisi tyohar ko kholein aur "Add Aarti" chunein: bol, ya 25 MB tak ka PDF ya photo, tag ke saath.
@ok app wide APP
en: Your aarti is private unless you choose Everyone. Then somebody looks at it first; once approved it is open to all, without your name, and you can take it back at any time.
hi: आपकी आरती निजी रहती है जब तक आप "सबको" न चुनें। तब पहले कोई उसे देखता है; मंज़ूरी पर वह बिना आपके नाम सबके लिए खुलती है, और आप कभी भी वापस ले सकते हैं।
hg: Aapki aarti private rehti hai jab tak aap Everyone na chunein. Tab pehle koi use dekhta hai; manzoori par woh bina aapke naam sabke liye khulti hai, aur aap kabhi bhi wapas le sakte hain.
@see deity-collection, aarti-reading
@link /hindu-aartis

# aarti-reading app
@names
en: aarti reading mode, play aarti audio, bigger letters, aartis in the app
hi: आरती पढ़ने का मोड, आरती का ऑडियो, बड़े अक्षर, ऐप में आरती
hg: aarti reading mode, aarti audio, bade akshar, aarti app me, app me aarti
en: aarti font size, recording of an aarti
hi: आरती के अक्षर, आरती की रिकॉर्डिंग
hg: aarti font size, aarti ki recording
en: enlarge the aarti, cannot read small letters
hi: आरती बड़े अक्षरों में
hg: aarti bade akshar me
@ask
en: how to make the letters of the aarti bigger | play the aarti audio | aarti in english letters | does the screen stay on while reading | auto scroll aarti lyrics | meaning of the aarti in hindi | print an aarti | font size too small for my grandmother | no audio for this aarti | where do I read chalisa in the app | download the aarti
hi: आरती के अक्षर बड़े कैसे करें | आरती सुनने का बटन कहाँ है | आरती अंग्रेज़ी अक्षरों में | पढ़ते समय स्क्रीन बंद हो जाती है | आरती अपने-आप चले | आरती का अर्थ कहाँ देखें | आरती छापनी है | दादी के लिए अक्षर छोटे हैं | इस आरती में ऑडियो नहीं है | ऐप में चालीसा कहाँ पढ़ें
hg: aarti ke akshar bade kaise kare | aarti ka audio kaise chalaye | aarti english letters me | padhte time screen band ho jati hai | aarti auto scroll | aarti ka meaning kaha dekhe | aarti print karni hai | dadi ke liye font chota hai | is aarti me audio nahi hai | app me chalisa kaha padhe | aarti download kaise kare
en: how to play the chalisa audio in the app | scroll the aarti while I hold the thali | words too small in aarti page
hi: ऐप में चालीसा का ऑडियो कैसे चलाएँ | थाली पकड़े हुए बोल अपने-आप चलें | आरती के अक्षर छोटे दिखते हैं
hi: ऐप में आरती कहाँ मिलेगी | फ़ोन पर आरती कैसे पढ़ें
hg: hanuman chalisa ka audio kaise chalaye app me | thali pakde hue bol apne aap chale | aarti ke akshar chote dikhte hai
hg: app me aarti kahan milegi | phone par aarti kaise padhe
en: my grandmother cannot read small letters how do I enlarge the aarti
en: where do I find the aartis in the app | can I hear an aarti on my phone
@how app wide APP
en: Open an aarti under Devotion and tap "Reading mode": there you set the size of the letters, Devanagari or Latin letters, the meaning, the colours, and let the words scroll; the screen stays on where the browser can.
hi: "भक्ति" में आरती खोलें और "पढ़ने का मोड" दबाएँ: वहाँ अक्षरों का आकार, देवनागरी या रोमन लिपि, अर्थ, रंग और बोल चलाना है; जहाँ ब्राउज़र कर सके, स्क्रीन जली रहती है।
hg: Devotion me aarti kholein aur "Reading mode" dabayein: wahan akshar ka size, Devanagari ya roman lipi, arth, rang aur bol chalana hai; jahan browser kar sake, screen on rehti hai.
@which app wide APP
en: "Play Audio" appears where an aarti has a recording; not all have one. Tap "Keep for offline" to have it without a network; its size is told first. Words can be printed too.
hi: जिस आरती की रिकॉर्डिंग है, उसमें "ऑडियो चलाएँ" दिखता है; सबमें नहीं है। "ऑफ़लाइन के लिए रखें" से वह बिना नेटवर्क भी चलती है, आकार पहले बताया जाता है। बोल छप भी सकते हैं।
hg: Jis aarti ki recording hai usme "Play Audio" dikhta hai; sabme nahi hai. "Keep for offline" se woh bina network bhi chalti hai, size pehle bataya jata hai. Bol print bhi ho sakte hain.
@see own-aarti, offline-use
@link /hindu-aartis

# kundli-here app
@names
en: kundli in this app, saved kundli, kundli on my device
hi: इस ऐप में कुंडली, सहेजी कुंडली
hg: app me kundli, saved kundli, kundli kaha banaye
en: is my kundli safe in the app
hi: कुंडली सुरक्षित है क्या
hg: kundli kitni surakshit, app me meri kundli
en: make a kundli for my baby, make my kundli
hi: कुंडली बनाना, बच्चे की कुंडली बनाना
hg: kundli banana, bachche ki kundli banana
@ask
en: how do I make a kundli here | where is my saved kundli | my charts are gone from the new phone | is the birth data sent to a server | is the kundli free | how many charts can I save | how to delete a chart | I do not know the birth time, can I still make a chart | my town is not in the list of places | which years can be computed | kundli disappeared after logout | edit birth time in the chart | how to delete birth details from app | north or south style kundli in app | print my kundli pdf | which ayanamsa does the app use | kundli of two family members
hi: यहाँ कुंडली कैसे बनाएँ | मेरी सहेजी कुंडली कहाँ है | नए फ़ोन में कुंडली नहीं दिख रही | जन्म का विवरण सर्वर पर जाता है क्या | कितनी कुंडलियाँ रख सकते हैं | कुंडली हटानी है | जन्म समय पता नहीं, फिर भी बनेगी क्या | मेरा गाँव सूची में नहीं है | लॉगआउट के बाद कुंडली ग़ायब हो गई | कुंडली में समय बदलना है | इस ऐप की कुंडली मुफ़्त है क्या | ऐप से जन्म विवरण कैसे हटाएँ | ऐप में दक्षिण शैली की कुंडली | कुंडली पीडीएफ़ या प्रिंट | ऐप कौन सा अयनांश लेता है | परिवार के दो लोगों की कुंडली
hg: yaha kundli kaise banaye | meri saved kundli kaha hai | naye phone me kundli nahi dikh rahi | janm ka data server pe jata hai kya | kitni kundli save kar sakte hai | birth time pata nahi phir bhi banegi kya | mera gaon list me nahi hai | logout ke baad kundli gayab ho gayi | kundli me time badalna hai | app ki kundli free hai kya | birth chart kaha banau | app se janm vivaran kaise hataye | app me south style kundli | kundli pdf ya print | app konsa ayanamsha leta hai | parivar ke do logo ki kundli
hg: naya phone liya purane wale ki kundliya kaise laye | kya main apne bachche ki kundli yaha bana sakta hu
hg: kundli banane ke liye kya details deni hai
hg: meri kundli ke liye apko kya jankari chahiye
hi: नया फ़ोन लिया, पुराने की कुंडलियाँ कैसे लाएँ | अपने बच्चे की कुंडली यहाँ बना सकता हूँ क्या
hi: कुंडली बनाने के लिए क्या-क्या भरना पड़ेगा
hi: कुंडली के लिए आपको क्या जानकारी चाहिए
en: how do I bring the charts from my old phone | can I make my child's chart in this app
en: how can i make a kundli for my baby
en: what do I have to enter for my chart in the app
en: details needed for my kundali
@how app wide APP
en: A kundli is made under Kundli in the menu: give date, time and place of birth, and the chart, dasha, Sade Sati and yogas appear at once. It is free and works without a network.
hi: कुंडली मेन्यू में "कुंडली" से बनती है: जन्म की तारीख़, समय और स्थान दें, और चक्र, दशा, साढ़ेसाती और योग तुरंत दिखते हैं। मुफ़्त है और बिना नेटवर्क चलती है।
hg: Kundli menu me "Kundli" se banti hai: janm ki tareekh, samay aur sthan dein, aur chart, dasha, Sade Sati aur yog turant dikhte hain. Free hai aur bina network chalti hai.
@where app wide APP
en: Charts stay on the device where they were made, up to 100, and are sent nowhere. With an account you may turn on "Keep my charts in my account" under Kundli: then a new phone has them too. Without it, signing out removes them.
hi: कुंडलियाँ उसी डिवाइस पर रहती हैं जहाँ बनीं, 100 तक, और कहीं नहीं भेजी जातीं। खाता हो तो कुंडली पन्ने पर "मेरी कुंडलियाँ मेरे खाते में रखें" चालू करें: तब नए फ़ोन में भी मिलेंगी। इसके बिना साइन आउट पर वे हट जाती हैं।
hg: Kundli usi device par rehti hai jahan bani, 100 tak, aur kahin nahi bheji jati. Account ho to Kundli page par "Keep my charts in my account" chalu karein: tab naye phone me bhi milegi. Iske bina sign out par hat jati hai.
@do app wide APP
en: If the birth time is not known, leave it empty; houses are then counted from the Moon. If your place is not in the list, take the nearest larger town or write latitude and longitude. Years go from 1800 to 2200.
hi: जन्म समय पता न हो तो ख़ाली छोड़ें; भाव चंद्र से गिने जाते हैं। स्थान सूची में न हो तो पास का बड़ा शहर लें या अक्षांश-देशांतर लिखें। वर्ष 1800 से 2200 तक।
hg: Janm samay pata na ho to khali chhodein; bhav Chandra se gine jate hain. Sthan list me na ho to paas ka bada sheher lein ya latitude-longitude likhein. Saal 1800 se 2200 tak.
@which app wide APP
en: A chart can be seen in northern, southern or eastern style, as birth chart D1, Moon, navamsa D9 or dashamsa D10, with Lahiri ayanamsa. Under "Other ways" other reckonings stand beside it.
hi: कुंडली उत्तर, दक्षिण या पूर्व शैली में दिखती है, जन्म D1, चंद्र, नवांश D9 या दशांश D10 में, लाहिरी अयनांश से। "अन्य गणना" में दूसरी गणनाएँ भी हैं।
hg: Kundli north, south ya east style me dikhti hai, janm D1, chandra, navamsha D9 ya dashamsa D10 me, Lahiri ayanamsha se. "Other ways" me doosri ganana bhi hain.
@link /kundli

# download-data app
@names
en: download my data, export my data, backup
hi: मेरा डेटा डाउनलोड, बैकअप
hg: data download, data export, backup
@ask
en: how can I download all my data | export my chats | backup of my account | get a copy of everything you keep about me | move my data to another app | save my chats as a file | data takeout | zip of my photos and plans | can I print all my questions
hi: अपना सारा डेटा कैसे डाउनलोड करें | अपनी बातचीत की फ़ाइल चाहिए | खाते का बैकअप कैसे लें | जो आपके पास मेरा है उसकी प्रति चाहिए | तस्वीरें और नक़्शे एक साथ निकालने हैं | डेटा निर्यात | चैट को फ़ाइल में सहेजना | मेरी जानकारी की कॉपी
hg: apna sara data kaise download kare | chat ki file chahiye | account ka backup kaise le | mera data export karna hai | photo aur naksha ek sath nikalna hai | chat save kaise kare file me | data copy chahiye | backup kaise hota hai | zip file download
@how app wide APP
en: In "Me" choose "Download my data": you get one zip file with conversations, homes, plans, photos, dates, deities, aartis, credits and consents. It is not locked, so keep it where only you can open it.
hi: "मेरा" में "मेरा डेटा डाउनलोड करें" चुनें: एक zip फ़ाइल में बातचीत, घर, नक़्शे, तस्वीरें, तारीख़ें, आराध्य, आरतियाँ, क्रेडिट और सहमतियाँ मिलती हैं। उस पर ताला नहीं होता, सँभालकर रखें।
hg: "Me" me "Download my data" chunein: ek zip file me chat, ghar, nakshe, photo, tareekhein, deity, aartiyan, credit aur sahmati milti hain. Us par lock nahi hota, sambhalkar rakhein.
@see privacy-data, delete-account
@link /profile

# devices-signed-in app
@names
en: sign out, log out, other devices, lost phone, changed my phone, change of phone
hi: साइन आउट, लॉगआउट, दूसरे डिवाइस, फ़ोन खो गया, फ़ोन बदला, मोबाइल बदला
hg: sign out, logout, dusre device, phone kho gaya, phone badla, mobile badla, phone badalne par
en: account hacked, stolen phone, somebody uses my account
hi: खाता हैक, चोरी हुआ फ़ोन
hg: account hack, phone chori, dusre phone se logout
en: chats on my laptop, new phone
hi: नया फ़ोन, लैपटॉप पर चैट
hg: naya phone, laptop par chat
@ask
en: how do I log out | sign out from all devices | my phone was stolen, how to log out there | who else is signed in to my account | can I use two phones | I used a cyber cafe, how to sign out | my data on a new phone | does my chat come on the laptop too | somebody else uses my account | will my data go if I log out | sync between phone and laptop
hi: लॉगआउट कैसे करें | सभी डिवाइस से साइन आउट | फ़ोन चोरी हो गया, वहाँ से कैसे निकालें | मेरा खाता और कहाँ खुला है | दो फ़ोन में चला सकते हैं क्या | साइबर कैफ़े में खुला रह गया | नए फ़ोन में मेरा डेटा आएगा क्या | कोई और मेरा खाता चला रहा है | लॉगआउट करने से डेटा जाएगा क्या | लैपटॉप पर भी मेरी चैट दिखेगी क्या
hg: logout kaise kare | sab device se sign out karna hai | phone chori ho gaya waha se kaise nikale | mera account aur kaha khula hai | do phone me chala sakte hai kya | cyber cafe me khula reh gaya | naye phone me mera data aayega kya | koi aur mera account chala raha hai | logout se data jayega kya | laptop pe bhi chat dikhegi kya | phone badal liya ab kya karu
en: my account is hacked | I sold my old phone without logging out | log me out of the office computer | new phone, how do I get my chats | how to switch to another phone
hi: मेरा खाता हैक हो गया | पुराना फ़ोन बिना लॉगआउट बेच दिया | दफ़्तर के कंप्यूटर से निकालना है | नया फ़ोन लिया है, चैट कैसे आएगी
hi: दूसरा मोबाइल लिया, पुराना सब आएगा क्या | नए हैंडसेट पर पुरानी बातचीत कैसे देखूँ
hg: account hack ho gaya | purana phone bina logout bech diya | office ke computer se logout karna hai | naya phone liya hai chat kaise aayegi | phone change kiya sab kaise layein
hg: dusra mobile liya purana sab aayega kya | naye handset pe purani chat kaise dekhu
en: can i see my chats on laptop
en: I got another mobile, will everything come along | how do I see my old chats on a new handset
@how app wide APP
en: To sign out, use Logout at the top or Sign Out in "Me". There "Where you are signed in" lists your devices; each can be ended, or all others at once, which may take up to an hour.
hi: साइन आउट के लिए ऊपर "लॉगआउट" या "मेरा" में साइन आउट दबाएँ। वहीं "आप कहाँ साइन इन हैं" में सब डिवाइस हैं; किसी एक को या बाक़ी सबको बंद कर सकते हैं, असर में एक घंटा लग सकता है।
hg: Sign out ke liye upar Logout ya "Me" me Sign Out dabayein. Wahin "Where you are signed in" me sab device hain; kisi ek ko ya baaki sabko band kar sakte hain, asar me ek ghanta lag sakta hai.
@ok app wide APP
en: Signing out loses nothing that has been sent: sign in on any phone or laptop and chats, homes and dates come back. Charts are the exception, they stay on one device only; change the password if a phone was stolen.
hi: साइन आउट से भेजा हुआ कुछ नहीं खोता: किसी भी फ़ोन या लैपटॉप पर साइन इन करें तो बातचीत, घर और तारीख़ें आ जाती हैं। कुंडलियाँ अपवाद हैं, वे एक डिवाइस पर रहती हैं; फ़ोन चोरी हो तो पासवर्ड बदलें।
hg: Sign out se bheja hua kuch nahi khota: kisi bhi phone ya laptop par sign in karein to chat, ghar aur tareekhein aa jati hain. Kundli apvaad hai, woh ek device par rehti hai; phone chori ho to password badlein.
@see not-sent, kundli-here
@link /profile

# attach-file app
@names
en: attach a photo, attach a file, photo in the chat
hi: फ़ोटो भेजना, चैट में फ़ाइल जोड़ना
hg: photo bhejna, chat me photo, file attach karna
en: photo not going, picture not read
hi: फ़ोटो नहीं जा रही है, तस्वीर नहीं पढ़ी
hg: photo nahi ja rahi, photo send nahi ho rahi, pic nahi padhi
@ask
en: can I send a photo of my room | how to attach a file in chat | which files can I attach | photo not uploading in chat | can you read a word document | you did not look at my picture | why are pictures not read | send photo of my palm | attach pdf of kundli | file too large in chat | picture could not be read
hi: कमरे की फ़ोटो भेज सकते हैं क्या | चैट में फ़ाइल कैसे जोड़ें | कौन सी फ़ाइल भेज सकते हैं | फ़ोटो नहीं जा रही | आपने मेरी तस्वीर देखी ही नहीं | चित्र क्यों नहीं पढ़ा जाता | हथेली की फ़ोटो भेजूँ क्या | कुंडली की पीडीएफ़ भेजनी है | फ़ाइल बड़ी बता रहा है | वर्ड की फ़ाइल पढ़ लेते हैं क्या
hg: room ki photo bhej sakte hai kya | chat me file kaise attach kare | konsi file bhej sakte hai | photo upload nahi ho rahi chat me | aapne meri photo dekhi hi nahi | photo kyu nahi padhi jati | hatheli ki photo bheju kya | kundli ki pdf bhejni hai | file too large bata raha | word file padh lete ho kya | pic send kaise karu
en: my photo is not going through | I sent a picture of my kitchen and you did not look | attach button is grey | how to send many photos at once
hi: मेरी फ़ोटो क्यों नहीं जा रही | रसोई की फ़ोटो भेजी, आपने देखी नहीं | कई फ़ोटो एक साथ कैसे भेजें | फ़ोटो का बटन दब नहीं रहा
hg: meri photo kyu nahi ja rahi | kitchen ki photo bheji aapne dekhi nahi | kai photo ek sath kaise bheje | photo ka button dab nahi raha
@how app wide APP
en: Tap the clip beside the text box and choose a PDF, JPG, PNG, WebP, HEIC or Word file of up to 10 MB; you must be signed in. A message with a picture costs a whole credit.
hi: लिखने की जगह के पास क्लिप दबाएँ और 10 MB तक का PDF, JPG, PNG, WebP, HEIC या Word चुनें; साइन इन ज़रूरी है। चित्र वाले संदेश में पूरा एक क्रेडिट लगता है।
hg: Likhne ki jagah ke paas clip dabayein aur 10 MB tak ka PDF, JPG, PNG, WebP, HEIC ya Word chunein; sign in zaroori hai. Photo wale message me poora ek credit lagta hai.
@why app wide APP
en: Pictures are read only by an AI model, where there is one and you have agreed to it in your profile; I myself read words. A floor plan is better given under Plans, where it is read on your device.
hi: चित्र केवल AI मॉडल पढ़ता है, जहाँ वह हो और आपने प्रोफ़ाइल में हाँ कहा हो; मैं ख़ुद शब्द पढ़ती हूँ। घर का नक़्शा "नक़्शे" में देना बेहतर है, वहाँ वह आपके डिवाइस पर पढ़ा जाता है।
hg: Photo sirf AI model padhta hai, jahan woh ho aur aapne profile me haan kaha ho; main khud shabd padhti hoon. Ghar ka naksha Plans me dena behtar hai, wahan woh aapke device par padha jata hai.
@see upload-plan, who-answers
@link /chat

# voice-asking app
@names
en: voice question, microphone, speak a question
hi: बोलकर पूछना, माइक, माइक्रोफ़ोन
hg: bolkar puchna, mic, voice se puchna
@ask
en: can I ask by voice | microphone not working | it says could not access microphone | how long can I speak | voice typed wrong words | can you read the answer aloud | mic permission | speak in hindi is it understood | my mother cannot type | is my voice recorded and kept | speech not detected
hi: बोलकर पूछ सकते हैं क्या | माइक काम नहीं कर रहा | माइक की अनुमति कैसे दें | कितनी देर बोल सकते हैं | बोला कुछ, लिखा कुछ और | हिन्दी में बोलें तो समझेगा क्या | मेरी माँ लिख नहीं पातीं | क्या मेरी आवाज़ रखी जाती है | आवाज़ नहीं पहचानी जा रही | जवाब बोलकर सुना सकते हैं क्या
hg: bolkar puch sakte hai kya | mic kaam nahi kar raha | mic ki permission kaise de | kitni der bol sakte hai | bola kuch likha kuch aur | hindi me bole to samjhega kya | meri mummy type nahi kar pati | meri awaz record hoti hai kya | awaz nahi pehchan raha | jawab bolke suna sakte ho kya | voice message
@how app wide APP
en: Tap the microphone and speak for up to 7 seconds, in English, Hindi or Hinglish; the words appear in the box, where you can correct them before sending. Speaking costs nothing extra.
hi: माइक दबाएँ और 7 सेकंड तक हिन्दी, अंग्रेज़ी या हिंग्लिश में बोलें; शब्द लिखकर आते हैं, भेजने से पहले सुधार सकते हैं। बोलने का अलग ख़र्च नहीं।
hg: Mic dabayein aur 7 second tak Hindi, English ya Hinglish me bolein; shabd likhkar aate hain, bhejne se pehle sudhar sakte hain. Bolne ka alag kharch nahi.
@do app wide APP
en: If the microphone does not work, allow it for this page in the browser's settings and close other apps that use it. Where neither the server nor the browser can write speech down, please type. Recordings are not kept.
hi: माइक न चले तो ब्राउज़र की सेटिंग में इस पेज को अनुमति दें और माइक वाले दूसरे ऐप बंद करें। जहाँ सर्वर या ब्राउज़र आवाज़ लिख न सके, वहाँ लिखकर पूछें। रिकॉर्डिंग रखी नहीं जाती।
hg: Mic na chale to browser ki setting me is page ko permission dein aur mic wale doosre app band karein. Jahan server ya browser awaz likh na sake, wahan likhkar poochein. Recording rakhi nahi jati.
@link /chat

# not-sent app
@names
en: message not sent, waiting to be sent, sync problem
hi: संदेश नहीं गया, भेजना बाक़ी है, सिंक
hg: message nahi gaya, waiting to be sent, sync nahi ho raha
en: answer not coming, stuck message
hi: जवाब नहीं आ रहा
hg: jawab nahi aa raha, message atka
@ask
en: my message is not sending | it says waiting to be sent | item could not be sent | no answer is coming | disha is looking it up for a long time | failed to get a response | sync failed | changes from my phone do not show on the laptop | storage full message | how to free space used by the app | nothing loads | answer stuck | app is slow
hi: संदेश नहीं जा रहा | भेजना बाक़ी है लिखा आ रहा है | जवाब नहीं आ रहा | बहुत देर से जवाब ढूँढ रही है | सिंक नहीं हो रहा | फ़ोन का बदलाव लैपटॉप पर नहीं दिखता | जगह भर गई बता रहा है | ऐप की जगह कैसे ख़ाली करें | कुछ खुल नहीं रहा | ऐप धीमा चल रहा है | चीज़ नहीं भेजी जा सकी
hg: message send nahi ho raha | waiting to be sent likha aa raha hai | jawab nahi aa raha | bahut der se dhund rahi hai | sync nahi ho raha | phone ka change laptop par nahi dikhta | storage full bata raha | app ki jagah kaise khali kare | kuch load nahi ho raha | app slow chal raha hai | answer atak gaya | failed to send
@do app wide APP
en: If a message is not sent, nothing is lost: it waits on the device and goes by itself when there is a connection. Settings, "Sync and storage" shows what waits, what failed and why, with "Sync now".
hi: संदेश न जाए तो कुछ नहीं खोता: वह डिवाइस पर रुकता है और नेटवर्क आते ही अपने-आप जाता है। सेटिंग्स के "सिंक और स्टोरेज" में दिखता है कि क्या बाक़ी है, क्या रुका और क्यों; वहीं "अभी सिंक करें" है।
hg: Message na jaye to kuch nahi khota: woh device par rukta hai aur network aate hi apne aap jata hai. Settings ke "Sync and storage" me dikhta hai ki kya baaki hai, kya ruka aur kyun; wahin "Sync now" hai.
@how app wide APP
en: A device that is full can be helped there by removing kept copies of plans and photos; they come back when looked at. What exists on this device alone is never removed that way.
hi: डिवाइस भर गया हो तो वहीं नक़्शों और तस्वीरों की रखी प्रतियाँ हटा सकते हैं; देखने पर वे फिर आ जाती हैं। जो केवल इसी डिवाइस पर है, वह इससे नहीं हटता।
hg: Device bhar gaya ho to wahin nakshe aur photo ki rakhi copies hata sakte hain; dekhne par woh phir aa jati hain. Jo sirf isi device par hai, woh isse nahi hatta.
@see offline-use, app-broken
@link /settings/sync

# app-broken app
@names
en: app not working, update the app, something is broken
hi: ऐप नहीं चल रहा, ऐप अपडेट
hg: app nahi chal raha, app update, app kharab
en: app crash, app hangs, blank screen
hi: ऐप बंद हो जाता है, ऐप अटक गया
hg: app crash, app hang, app atak gaya
@ask
en: the app is not working | how do I update the app | blank screen | page not found | app hangs | button does nothing | this version is too old | how to reinstall without losing data | bug in the app | which version do I have | report a bug | app crashed
hi: ऐप नहीं चल रहा | ऐप अपडेट कैसे करें | ख़ाली स्क्रीन आ रही है | पेज नहीं मिला | ऐप अटक जाता है | बटन काम नहीं करता | पुराना संस्करण बता रहा है | बिना डेटा खोए ऐप फिर से कैसे लाएँ | ऐप में गड़बड़ है | कौन सा संस्करण है
hg: app nahi chal raha | app update kaise kare | blank screen aa rahi hai | page not found | app hang ho jata hai | button kaam nahi karta | version purana bata raha | bina data khoye app reinstall kaise kare | app me gadbad hai | konsa version hai | bug report kaha kare | app band ho jata hai
en: the app closes by itself | after the update nothing opens | old version of disha | how to refresh the app | error something went wrong on this page
hi: ऐप अपने-आप बंद हो जाता है | अपडेट के बाद कुछ नहीं खुलता | ऐप को ताज़ा कैसे करें | इस पेज पर गड़बड़ हुई लिखा है
hg: app crash ho raha hai | update ke baad kuch nahi khulta | app refresh kaise kare | something went wrong aa raha hai | app apne aap band
@do app wide APP
en: If the app does not work, load the page again first; updates come by themselves when nothing is being written. In Settings under "Something does not work?" it can be fetched anew without losing what you wrote.
hi: ऐप न चले तो पहले पेज फिर से खोलें; अपडेट अपने-आप आता है जब कुछ लिखा न जा रहा हो। सेटिंग्स में "कुछ काम नहीं कर रहा?" से ऐप बिना कुछ खोए फिर से आता है।
hg: App na chale to pehle page phir se kholein; update apne aap aata hai jab kuch likha na ja raha ho. Settings me "Something does not work?" se app bina kuch khoye phir se aata hai.
@how app wide APP
en: Do not clear the browser's site data while something waits to be sent: that removes what is on the device alone. If it fails again, write through the Contact page what you did and what you saw.
hi: जब तक कुछ भेजा जाना बाक़ी हो, ब्राउज़र का साइट डेटा न मिटाएँ: उससे केवल डिवाइस पर रखी चीज़ें चली जाती हैं। फिर भी न चले तो संपर्क पेज से लिखें कि क्या किया और क्या दिखा।
hg: Jab tak kuch bheja jana baaki ho, browser ka site data na mitayein: usse sirf device par rakhi cheezein chali jati hain. Phir bhi na chale to Contact page se likhein ki kya kiya aur kya dikha.
@see not-sent, contact-people
@link /settings /contact

# contact-people app
@names
en: contact, customer care, support, helpline of the app
hi: संपर्क, कस्टमर केयर, सहायता
hg: contact, customer care, support number, helpline number
en: which company made disha, complaint, feedback
hi: किस कंपनी का ऐप, शिकायत, सुझाव
hg: kis company ki app, complaint, feedback, sujhav
en: who made this app
hi: यह ऐप किसने बनाया
hg: ye app kisne banaya
@ask
en: how do I contact you | customer care number | phone number of disha | email address of support | talk to a human | I want to complain | whatsapp number of support | who runs this app | when will you reply | send feedback | suggest a feature | where is the office
hi: आपसे संपर्क कैसे करें | कस्टमर केयर का नंबर | दिशा का फ़ोन नंबर क्या है | शिकायत कहाँ करें | किसी इंसान से बात करनी है | सहायता का ई-मेल | यह ऐप किसका है | जवाब कब तक आएगा | सुझाव देना है | व्हाट्सऐप नंबर दीजिए | आपका दफ़्तर कहाँ है
hg: aapse contact kaise kare | customer care ka number do | disha ka phone number | complaint kaha kare | kisi insaan se baat karni hai | support ka email | ye app kiska hai | reply kab tak aayega | feedback dena hai | whatsapp number do | office kaha hai aapka | helpline no
en: who is the owner of disha app | which company runs this | I want to report a problem to a person | email id please | how to reach your team
hi: दिशा ऐप किस कंपनी का है | टीम से कैसे बात करें | समस्या किसे बताऊँ | ई-मेल आईडी दीजिए
hg: disha app kis company ki hai | team se kaise baat kare | problem kise batau | email id do | disha ka malik kaun hai
@how app wide APP
en: Write to the people behind Disha on the Contact page: name, kind of property, city and your question of at least 10 characters, with an e-mail or phone if you want an answer. It works offline too and goes later.
hi: दिशा के लोगों को संपर्क पेज से लिखें: नाम, जगह का प्रकार, शहर और कम से कम 10 अक्षर का सवाल; जवाब चाहिए तो ई-मेल या फ़ोन भी। बिना नेटवर्क भी लिख सकते हैं, बाद में जाता है।
hg: Disha ke logon ko Contact page se likhein: naam, jagah ka type, city aur kam se kam 10 akshar ka sawal; jawab chahiye to email ya phone bhi. Bina network bhi likh sakte hain, baad me jata hai.
@which app wide APP
en: An e-mail address or phone number stands on the Contact page where this installation gives one; I know no other number. About payments please add the order number.
hi: ई-मेल या फ़ोन नंबर संपर्क पेज पर लिखा होता है, जहाँ दिया गया हो; मुझे कोई दूसरा नंबर नहीं पता। भुगतान की बात हो तो ऑर्डर नंबर भी लिखें।
hg: Email ya phone number Contact page par likha hota hai, jahan diya gaya ho; mujhe koi doosra number nahi pata. Payment ki baat ho to order number bhi likhein.
@who app wide APP
en: Disha is run by the operator of this installation: the Contact page reaches them, and the seller's name stands on each receipt. Where accounts and files lie is told in the privacy policy.
hi: दिशा को इस इंस्टॉलेशन के संचालक चलाते हैं: संपर्क पेज से बात उन तक जाती है, और विक्रेता का नाम हर रसीद पर है। खाते और फ़ाइलें कहाँ हैं, यह गोपनीयता नीति में लिखा है।
hg: Disha ko is installation ke operator chalate hain: Contact page se baat un tak jati hai, aur seller ka naam har receipt par hai. Account aur file kahan hain, yeh privacy policy me likha hai.
@link /contact

# share-answer app
@names
en: share an answer, share the report, share as an image
hi: जवाब साझा करना, रिपोर्ट भेजना
hg: jawab share karna, report share karna, whatsapp par bhejna
en: send on whatsapp, forward the report
hi: व्हाट्सऐप पर भेजना, रिपोर्ट भेजना है
hg: whatsapp par bhejna hai, forward karna
@ask
en: how do I share this answer | send the report to my husband on whatsapp | share the analysis as a picture | copy an answer | can my builder see the report | share an aarti with my family | download the report as pdf | print the report | share this app with friends | forward plan from another app to disha
hi: यह जवाब कैसे साझा करें | रिपोर्ट व्हाट्सऐप पर भेजनी है | विश्लेषण की तस्वीर बनानी है | जवाब कॉपी कैसे करें | आरती परिवार को भेजनी है | रिपोर्ट पीडीएफ़ में चाहिए | रिपोर्ट छापनी है | बिल्डर को रिपोर्ट दिखानी है | ऐप दोस्तों को भेजना है
hg: ye jawab share kaise kare | report whatsapp par bhejni hai | analysis ki photo banani hai | answer copy kaise kare | aarti family ko bhejni hai | report pdf me chahiye | report print karni hai | builder ko report dikhani hai | app dosto ko share karna hai | dusre app se naksha disha me bhejna
@how app wide APP
en: Below each answer are signs to copy and share it; an aarti has one in its reading mode. An analysis is shared as an image with plan, rating and main points, without names unless you add them; it can be printed as well.
hi: हर जवाब के नीचे कॉपी और साझा करने के निशान हैं; आरती में पढ़ने के मोड में। विश्लेषण नक़्शे, रेटिंग और मुख्य बातों की तस्वीर बनकर जाता है, नाम तभी जब आप जोड़ें; छप भी सकता है।
hg: Har jawab ke neeche copy aur share ke nishan hain; aarti me reading mode me. Vishleshan nakshe, rating aur mukhya baaton ki image bankar jata hai, naam tabhi jab aap jodein; print bhi ho sakta hai.
@ok app wide APP
en: Your pages themselves open for you alone: sending their address to somebody shows them nothing. Once the app is installed, other apps can share a plan or words with Disha.
hi: आपके पेज केवल आपके लिए खुलते हैं: किसी को उनका पता भेजने से उसे कुछ नहीं दिखता। ऐप इंस्टॉल हो तो दूसरे ऐप से नक़्शा या शब्द दिशा को भेज सकते हैं।
hg: Aapke page sirf aapke liye khulte hain: kisi ko unka address bhejne se use kuch nahi dikhta. App install ho to doosre app se naksha ya shabd Disha ko bhej sakte hain.
@see plan-analysis

# theme-and-size app
@names
en: dark mode, theme, text size of the app
hi: डार्क मोड, रंग-रूप, ऐप के अक्षर
hg: dark mode, theme change, night mode
@ask
en: how to turn on dark mode | app is too bright at night | change theme | letters are too small | increase font size in the app | light mode please | colours of the app | make text bigger for old people | hindi digits in the app
hi: डार्क मोड कैसे चालू करें | रात में आँखों को चुभता है | ऐप का रंग बदलना है | अक्षर बहुत छोटे हैं | ऐप के अक्षर बड़े करने हैं | उजला रंग चाहिए | बुज़ुर्गों के लिए बड़े अक्षर | थीम कैसे बदलें
hg: dark mode kaise on kare | raat me app bahut bright hai | theme kaise badle | app ke akshar chote hai | font bada kaise kare app ka | light mode chahiye | bujurg ke liye bada text | app ka colour badalna hai | night mode kaha hai
@how app wide APP
en: Light or dark is chosen in Settings under Theme, or it follows the device. Letters grow with the text size or zoom of your phone or browser; aartis have a size of their own in the reading mode.
hi: उजला या गहरा रंग सेटिंग्स के "रंग-रूप" में चुनें, या वह डिवाइस जैसा रहता है। अक्षर फ़ोन या ब्राउज़र के अक्षर-आकार या ज़ूम से बढ़ते हैं; आरती का अपना आकार पढ़ने के मोड में है।
hg: Light ya dark Settings ke Theme me chunein, ya woh device jaisa rehta hai. Akshar phone ya browser ke text size ya zoom se badhte hain; aarti ka apna size reading mode me hai.
@see aarti-reading
@link /settings

# what-can-app-do app
@names
en: what can this app do, features of disha, how to use the app, what can you answer, what can i ask you
hi: ऐप क्या-क्या करता है, ऐप कैसे चलाएँ, क्या क्या बता सकते हो, क्या क्या जानते हो
hg: app kya kya karta hai, app kaise use kare, app ke features, kya kya bata sakte ho, kya kya jaante ho
en: help with the app, learn to use the app
hi: ऐप सीखना, ऐप की मदद
hg: app sikhna, app ki help
en: what else can you do
hg: aur kya kar sakte ho
hi: और क्या कर सकती हैं
@ask
en: what can you do | how to use this app | what can I ask you | features of this app | give me some example questions | I am new, where do I start | help | what do you know about | list the topics | what is there in this app | how can you help me | menu of the app
hi: आप क्या-क्या कर सकती हैं | यह ऐप कैसे चलाते हैं | मैं क्या पूछ सकता हूँ | इस ऐप में क्या-क्या है | मैं नया हूँ, कहाँ से शुरू करूँ | मदद चाहिए ऐप चलाने में | कुछ सवालों के उदाहरण दीजिए | आप किस विषय में बता सकते हैं | ऐप की सुविधाएँ | यहाँ क्या मिलता है
hg: aap kya kya kar sakte ho | ye app kaise chalate hai | main kya puch sakta hu | is app me kya kya hai | main naya hu kaha se shuru karu | app chalane me help chahiye | kuch example sawal do | kis topic par bata sakte ho | app ke feature | yaha kya milta hai | help karo app kaise use kare
en: my parents do not know how to use this, where should they begin | show me around | what all is in this application | give me examples of what to ask
hi: माता-पिता को ऐप चलाना सिखाना है | क्या-क्या पूछा जा सकता है | इस ऐप का उपयोग बताइए
hg: mere papa ko app chalana nahi aata kaise sikhau | kya kya pucha ja sakta hai | is app ka use batao | app me kya kya features hai
en: where is the blog in this app
en: on which subjects can I ask you
hi: ब्लॉग कहाँ है
hi: आपसे किन विषयों पर पूछ सकते हैं | तुम क्या क्या बताते हो
hg: blog kaha hai
hg: aapse kin subjects par puch sakte hai | tum kya kya batate ho
@what app wide APP
en: I answer questions on vaastu, kundli and jyotish, panchang and muhurat, festivals, fasts (vrat), puja and aartis; the app also checks your floor plan, computes a kundli, and keeps dates and reminders. Ask as you would ask a friend.
hi: मैं वास्तु, कुंडली और ज्योतिष, पंचांग और मुहूर्त, त्योहार, व्रत, पूजा और आरती के सवालों के जवाब देती हूँ; ऐप नक़्शा जाँचता, कुंडली बनाता और तारीख़ें-रिमाइंडर रखता है। जैसे मित्र से पूछते हैं वैसे पूछें।
hg: Main vaastu, kundli aur jyotish, panchang aur muhurat, tyohar, vrat, puja aur aarti ke sawalon ke jawab deti hoon; app naksha jaanchta, kundli banata aur dates-reminder rakhta hai. Jaise dost se poochte hain waise poochein.
@where app wide APP
en: On a phone the bar at the bottom leads to Ask, Calendar, Plans, Devotion and Me; Kundli, blog, dates and settings are in the menu at the top.
hi: फ़ोन पर नीचे की पट्टी में पूछें, पंचांग, नक़्शे, भक्ति और मेरा हैं; कुंडली, ब्लॉग, तारीख़ें और सेटिंग्स ऊपर के मेन्यू में।
hg: Phone par neeche ki patti me Ask, Calendar, Plans, Devotion aur Me hain; Kundli, blog, dates aur settings upar ke menu me.
@link /chat /upload /hindu-festivals /kundli

# auto-renewal app
@names
en: subscription, auto renewal, monthly charge, cancel subscription
hi: सदस्यता, अपने-आप पैसे कटना, मासिक शुल्क
hg: subscription, auto renewal, har mahine paise katna, auto debit
@ask
en: is it a subscription | will money be deducted every month | is my card charged again | do you have autopay | how to stop auto debit | does the plan renew by itself | I want to cancel my subscription, where | is there a yearly plan | will you keep my card details | do I have to pay each month to keep credits | my bank asks for a mandate, is it needed
hi: क्या हर महीने पैसे कटेंगे | क्या प्लान अपने-आप नया होता है | ऑटो डेबिट कैसे बंद करें | मेरी सदस्यता बंद करनी है, कहाँ से करूँ | क्या कार्ड से दोबारा पैसे कटेंगे | मासिक प्लान है या एक बार का | सालाना प्लान है क्या | कार्ड की जानकारी रखते हैं क्या | सब्सक्रिप्शन कैसे हटाएँ | हर महीने भुगतान करना पड़ेगा क्या
hg: kya har mahine paise katenge | plan apne aap renew hota hai kya | auto debit kaise band kare | subscription cancel kaise kare | card se dobara paise katenge kya | monthly plan hai ya one time | saal ka plan hai kya | card ki details rakhte ho kya | autopay band karna hai | har month pay karna padega kya
en: if I uninstall the app will the subscription stop
hi: ऐप हटाने से सदस्यता बंद हो जाएगी क्या
hg: app uninstall karne se subscription band ho jayega kya
@ok app wide APP
en: No, there is no subscription that runs on: a plan is paid once, nothing is deducted again, and its credits never expire. So there is nothing to cancel.
hi: नहीं, कोई चलती सदस्यता नहीं है: प्लान एक बार का है, दोबारा कुछ नहीं कटता, और क्रेडिट कभी समाप्त नहीं होते। इसलिए रद्द करने को कुछ नहीं।
hg: Nahi, koi chalti subscription nahi hai: plan ek baar ka hai, dobara kuch nahi katta, aur credit kabhi expire nahi hote. Isliye cancel karne ko kuch nahi.
@cost app wide APP
en: You pay only the price shown on the plan, once. Card and bank details go to the payment service alone and are not kept by Disha; within 14 days you may ask for the money back.
hi: आप केवल प्लान पर लिखा दाम, एक बार देते हैं। कार्ड और बैंक की जानकारी केवल भुगतान सेवा को जाती है, दिशा के पास नहीं रहती; 14 दिन में पैसे वापस माँग सकते हैं।
hg: Aap sirf plan par likha daam, ek baar dete hain. Card aur bank ki jankari sirf payment service ko jati hai, Disha ke paas nahi rehti; 14 din me paise wapas maang sakte hain.
@see buy-credits, money-back
@link /subscriptions

# human-expert app
@names
en: talk to an astrologer, consult a pandit, human expert, call an expert
hi: ज्योतिषी से बात, पंडित से परामर्श, विशेषज्ञ से बात
hg: jyotishi se baat, pandit se baat, astrologer se call, expert se baat
en: show my plan to an expert
@ask
en: is there an astrologer in this app whom I can call
en: can I talk to a real astrologer here | book a consultation with a pandit | do you have vaastu experts on call | I want a video call with an expert | site visit by a vastu consultant | book a pandit for griha pravesh | live astrologer chat | personal consultation price | is there anybody who can see my kundli and explain | I need a human opinion on my plan
hi: यहाँ असली ज्योतिषी से बात हो सकती है | पंडित जी बुक करने हैं | वास्तु विशेषज्ञ को घर बुलाना है | वीडियो कॉल पर परामर्श | गृह प्रवेश के लिए पंडित चाहिए | कोई मेरी कुंडली देखकर समझा दे | ज्योतिषी का नंबर दीजिए | लाइव चैट ज्योतिषी से | व्यक्तिगत सलाह की फ़ीस
hg: yaha asli jyotishi se baat ho sakti hai kya | pandit ji book karne hai | vastu expert ko ghar bulana hai | video call par consultation | griha pravesh ke liye pandit chahiye | koi meri kundli dekh kar samjha de | jyotishi ka number do | live astrologer chat hai kya | personal consultation fees | expert se call karni hai
@ok app wide APP
en: No, Disha has no astrologers or consultants to call and books no pandits: rules, texts and computing answer here, with sources, and nobody on the other side sells you anything.
hi: नहीं, दिशा में बात करने को ज्योतिषी या सलाहकार नहीं हैं, न पंडित बुक होते हैं: यहाँ नियम, ग्रंथ और गणना स्रोत के साथ जवाब देते हैं, और कोई कुछ बेचता नहीं।
hg: Nahi, Disha me baat karne ko astrologer ya consultant nahi hain, na pandit book hote hain: yahan niyam, granth aur ganna source ke saath jawab dete hain, aur koi kuch bechta nahi.
@do modern wide SENSE
en: For a puja ask the temple or family priest near you; for a house an engineer or architect. If you do see an astrologer, agree on the fee first, and leave when fear is used.
hi: पूजा के लिए पास के मंदिर या कुल के पुरोहित से पूछें; मकान के लिए इंजीनियर या वास्तुकार से। ज्योतिषी के पास जाएँ तो फ़ीस पहले तय करें, और डराए तो लौट आएँ।
hg: Puja ke liye paas ke mandir ya kul ke purohit se poochein; makan ke liye engineer ya architect se. Jyotishi ke paas jayein to fees pehle tay karein, aur daraye to laut aayein.
@see who-answers, contact-people

# family-account app
@names
en: family sharing one account, share my account, two people one account
hi: एक खाता पूरे परिवार का, खाता साझा करना
hg: family ek account, account share karna, ek account do log
@ask
en: can my wife also use my account | can the whole family use one login | use the same account on two phones | will my husband see my questions | separate chats for each member | can my mother use my credits | can I gift credits to my sister | how many devices per account | son's phone and my phone same id | teach my parents to use the app
hi: क्या मेरी पत्नी भी मेरा खाता चला सकती हैं | पूरा परिवार एक लॉगिन से चला सकता है क्या | एक खाता दो फ़ोन में | क्या पति मेरे सवाल देख पाएँगे | माँ मेरे क्रेडिट इस्तेमाल कर सकती हैं क्या | क्रेडिट किसी और को दे सकते हैं क्या | एक खाते में कितने डिवाइस | बेटे के फ़ोन में भी मेरा खाता
hg: kya meri wife bhi mera account chala sakti hai | puri family ek login se chala sakti hai kya | ek account do phone me | kya pati mere sawal dekh payenge | mummy mere credit use kar sakti hai kya | credit kisi aur ko de sakte hai kya | ek account me kitne device | bete ke phone me bhi mera account | papa ko app kaise sikhau
hg: ham 4 log hai ek hi login se chalaye to credit kaise katega | ghar me sab ek hi id chalate hai
hi: हम चार लोग एक ही लॉगिन से चलाएँ तो क्रेडिट कैसे कटेगा
en: four of us use one login, whose credit is used
@ok app wide APP
en: One account works on several phones at once, and credits are the same on all; so a family may use one. But everybody then sees all its chats, homes and dates.
hi: एक खाता कई फ़ोन पर साथ चलता है और क्रेडिट सब पर वही हैं; इसलिए परिवार एक खाता चला सकता है। पर तब सब लोग उसकी सारी बातचीत, घर और तारीख़ें देखते हैं।
hg: Ek account kai phone par saath chalta hai aur credit sab par wahi hain; isliye parivar ek account chala sakta hai. Par tab sab log uski saari chat, ghar aur tareekhein dekhte hain.
@do app wide APP
en: For questions of your own make an account of your own: it begins with 2 credits. Credits cannot be moved from one account to another.
hi: अपने निजी सवालों के लिए अपना खाता बनाएँ: उसमें 2 क्रेडिट मिलते हैं। क्रेडिट एक खाते से दूसरे में नहीं जाते।
hg: Apne niji sawalon ke liye apna account banayein: usme 2 credit milte hain. Credit ek account se doosre me nahi jate.
@see devices-signed-in, privacy-data

# plan-rating app
@names
en: rating out of 10, vaastu score, score of my house
hi: 10 में से रेटिंग, वास्तु स्कोर, मेरे घर का स्कोर
hg: rating out of 10, vastu score, mere ghar ka score, ghar ki rating
en: score is good or not
hi: स्कोर अच्छा है
hg: score accha hai, score kitna ho
@ask
en: my house got 4 out of 10 is it bad | what is a good vaastu score | score 7 meaning | why did my plan get only 5 | how can I raise the rating of my home | rating 5/10 what does it mean | not rated, why | same plan gives another rating now | which rooms lower my score | is 3 out of 10 dangerous | should I leave a house with a low score
hi: मेरे घर का स्कोर 4 आया है | अच्छा वास्तु स्कोर कितना होता है | 10 में 7 का मतलब | मेरे नक़्शे को 5 ही क्यों मिले | घर की रेटिंग कैसे बढ़ाएँ | रेटिंग नहीं आई, क्यों | कौन से कमरे स्कोर घटाते हैं | 3 अंक आए हैं क्या यह ख़तरनाक है | कम स्कोर वाला घर छोड़ दें क्या
hg: mere ghar ka score 4 aaya hai | acha vastu score kitna hota hai | 10 me 7 ka matlab | mere nakshe ko 5 hi kyu mile | ghar ki rating kaise badhaye | rating 5/10 ka matlab | rating nahi aayi kyu | konse kamre score ghatate hai | 3 number aaye hai kya khatarnak hai | kam score wala ghar chhod de kya | score kam aaya tension ho rahi
hi: मेरे घर को दस में से तीन अंक मिले
hg: mere ghar ko das me se teen mile
en: my score is 6.5 good or bad
hi: 6.5 स्कोर अच्छा है क्या
hg: score 6.5 accha hai?
@what app wide APP
en: The rating says how far a home follows the rules: 8 to 10 excellent, 6 to 8 good, 4 to 6 fair, below 4 needs improvement. It is no verdict on your luck; ordinary flats often lie in the middle.
hi: रेटिंग बताती है कि घर नियमों के कितना पास है: 8 से 10 उत्तम, 6 से 8 अच्छा, 4 से 6 ठीक, 4 से कम में सुधार चाहिए। यह आपकी क़िस्मत का फ़ैसला नहीं; आम फ़्लैट प्रायः बीच में आते हैं।
hg: Rating batati hai ki ghar niyamon ke kitna paas hai: 8 se 10 uttam, 6 se 8 achha, 4 se 6 theek, 4 se kam me sudhar chahiye. Yeh aapki kismat ka faisla nahi; aam flat aksar beech me aate hain.
@do app wide APP
en: On the page of the analysis "Do first" names what would help most, and "What if…?" shows the score with a room elsewhere. Answer the open questions too: what is unknown is not counted.
hi: विश्लेषण के पेज पर "पहले यह करें" बताता है कि सबसे काम की बात क्या है, और "अगर ऐसा हो तो?" कमरा बदलकर स्कोर दिखाता है। खुले सवालों के जवाब भी दें: जो पता नहीं, वह गिना नहीं जाता।
hg: Vishleshan ke page par "Do first" batata hai ki sabse kaam ki baat kya hai, aur "What if…?" kamra badalkar score dikhata hai. Khule sawalon ke jawab bhi dein: jo pata nahi woh gina nahi jata.
@see plan-analysis, compare-plans
@link /dashboard

# compare-plans app
@names
en: compare two plans, compare two flats, what if a room were elsewhere
hi: दो नक़्शों की तुलना, दो फ़्लैट की तुलना
hg: do naksha compare, do flat compare karna, compare plans
@ask
en: how do I compare 2 flats in the app | which of two plans is better | I have two builder plans, how can I see which suits | compare old and new layout | try another place for the kitchen on my plan | what would the score be if the toilet moved | can I change the layout without paying again | compare before buying a flat
hi: ऐप में दो फ़्लैट की तुलना कैसे करें | दो नक़्शों में कौन सा अच्छा है | बिल्डर के दो नक़्शे हैं, कैसे चुनूँ | रसोई दूसरी जगह रखकर देखना | शौचालय हटाने पर स्कोर कितना होगा | फ़्लैट लेने से पहले तुलना | पुराना और नया नक़्शा मिलाना
hg: app me do flat compare kaise kare | do naksho me konsa acha hai | builder ke do plan hai kaise chunu | kitchen dusri jagah rakh kar dekhna | toilet hatane par score kitna hoga | flat lene se pehle compare karna | purana aur naya naksha milana
@how app wide APP
en: To compare two plans, have both analysed, open one analysis and choose the other under compare: ratings and every room and door judged differently stand side by side.
hi: दो नक़्शों की तुलना के लिए दोनों का विश्लेषण करें, एक खोलकर तुलना में दूसरा चुनें: रेटिंग और अलग आँके गए कमरे-द्वार साथ-साथ दिखते हैं।
hg: Do nakshe compare karne ke liye dono ka vishleshan karein, ek kholkar compare me doosra chunein: rating aur alag aanke gaye kamre-darwaze saath-saath dikhte hain.
@do app wide APP
en: "What if…?" on an analysis lets you drag a room elsewhere or exchange two, and shows the new score at once. It costs nothing and leaves your analysis as it was.
hi: विश्लेषण में "अगर ऐसा हो तो?" से कमरा दूसरी जगह ले जाएँ या दो की अदला-बदली करें, नया स्कोर तुरंत दिखता है। इसका कुछ नहीं लगता और विश्लेषण वैसा ही रहता है।
hg: Vishleshan me "What if…?" se kamra doosri jagah le jayein ya do ki adla-badli karein, naya score turant dikhta hai. Iska kuch nahi lagta aur vishleshan waisa hi rehta hai.
@see plan-rating, plan-analysis
@link /compare

# change-email app
@names
en: change my email, change my phone number in the app, email address of the account
hi: खाते का ई-मेल बदलना, ऐप में फ़ोन नंबर बदलना
hg: email change, account ka email badalna, app me mobile number change
en: wrong email at sign up
hi: ग़लत ई-मेल
hg: email galat, galat email
@ask
en: how to change my email id in disha | I lost access to my old email | mobile number change in the account | my number has changed, how do I log in | wrong email typed at sign up | update contact number | move my account to another email | new phone number, old account | typed the email with a mistake and no mail comes
hi: दिशा में ई-मेल कैसे बदलें | पुराना ई-मेल बंद हो गया | खाते का मोबाइल नंबर बदलना है | नंबर बदल गया, लॉगिन कैसे करूँ | खाता बनाते समय ई-मेल ग़लत लिख दिया | दूसरे ई-मेल पर खाता ले जाना है
hg: disha me email kaise badle | purana email band ho gaya | account ka mobile number change karna hai | number badal gaya login kaise karu | sign up me email galat likh diya | dusre email par account le jana hai | mobile no change karna hai app me
en: I typed my email id wrong | email id galat
hi: ई-मेल आईडी ग़लत डाल दी थी
hg: email id galat dal di thi
@how app wide APP
en: The e-mail or phone number of an account is not changed in the app itself. Write through the Contact page from where you can still be reached, or make a new account.
hi: खाते का ई-मेल या फ़ोन नंबर ऐप में ख़ुद नहीं बदलता। संपर्क पेज से लिखें, जहाँ आप तक जवाब पहुँच सके, या नया खाता बनाएँ।
hg: Account ka email ya phone number app me khud nahi badalta. Contact page se likhein, jahan aap tak jawab pahunch sake, ya naya account banayein.
@do app wide APP
en: If the address was mistyped at sign-up, simply sign up again with the right one: an account that was never confirmed holds nothing. Your data can be downloaded from the old account first.
hi: खाता बनाते समय पता ग़लत लिखा हो तो सही पते से दोबारा बनाएँ: बिना पुष्टि वाले खाते में कुछ नहीं होता। पुराने खाते से पहले अपना डेटा डाउनलोड कर सकते हैं।
hg: Sign up me address galat likha ho to sahi address se dobara banayein: bina confirm wale account me kuch nahi hota. Purane account se pehle apna data download kar sakte hain.
@see change-name-photo, sign-in-trouble
@link /contact

# free-credits app
@names
en: free credits, discount code, coupon, offer on credits
hi: मुफ़्त क्रेडिट, कूपन, छूट
hg: free credit, coupon code, discount, offer
@ask
en: how do I get free credits | is there a coupon code | do you give a discount for students | refer a friend and earn credits | any festival offer on plans | where are my 2 free credits | did not receive the welcome credits | can I earn credits by watching ads | promo code for disha | free recharge of credits | can you give me one more free question
hi: मुफ़्त क्रेडिट कैसे मिलेंगे | कूपन कोड है क्या | विद्यार्थियों को छूट मिलती है क्या | दोस्त को बुलाने पर क्रेडिट मिलेगा क्या | दिवाली पर कोई छूट है क्या | मेरे 2 मुफ़्त क्रेडिट कहाँ हैं | विज्ञापन देखकर क्रेडिट मिलेगा क्या | एक सवाल और मुफ़्त में पूछने दो | स्वागत वाले क्रेडिट नहीं मिले
hg: free credit kaise milega | coupon code hai kya | student discount milta hai kya | dost ko refer karne par credit milega kya | diwali offer hai kya plan par | mere 2 free credit kaha hai | ads dekhkar credit milega kya | ek sawal aur free me puchne do | welcome credit nahi mile | promo code do
@cost app wide APP
en: Free credits come with a new account: 2, once it is confirmed. I know of no coupon, referral or discount; the prices on the plans page are what holds.
hi: मुफ़्त क्रेडिट नए खाते के साथ मिलते हैं: 2, पुष्टि के बाद। मुझे किसी कूपन, रेफ़रल या छूट का पता नहीं; प्लान के पेज पर लिखे दाम ही मान्य हैं।
hg: Free credit naye account ke saath milte hain: 2, confirm hone ke baad. Mujhe kisi coupon, referral ya discount ka pata nahi; plans page par likhe daam hi maanya hain.
@how app wide APP
en: To save credits use what is free: the guide on your device when there is no network, the calendar, aartis, kundli and "Analyse on this device". An answer that did not help gives its credit back once a month.
hi: क्रेडिट बचाने को मुफ़्त चीज़ें लें: बिना नेटवर्क डिवाइस की गाइड, पंचांग, आरतियाँ, कुंडली और "इसी डिवाइस पर विश्लेषण करें"। जिस जवाब से मदद न मिले, उसका क्रेडिट महीने में एक बार लौटता है।
hg: Credit bachane ko free cheezein lein: bina network device ki guide, panchang, aartiyan, kundli aur "Analyse on this device". Jis jawab se madad na mile, uska credit mahine me ek baar lautta hai.
@see is-app-free, credits-what
@link /subscriptions

# app-size app
@names
en: size of the app, which phone is needed, old phone
hi: ऐप का आकार, कौन सा फ़ोन चाहिए, पुराना फ़ोन
hg: app ka size, konsa phone chahiye, purana phone, app kitne mb ka
en: how much space does the app take
hi: ऐप कितनी जगह लेता है
hg: app kitni jagah leta hai
@ask
en: how many mb is the app | will it run on my old phone | which browser should I use | does it work on iphone and android | does it work on a laptop | my phone storage is full, can I still use it | is it heavy on battery | app for keypad phone | does it run on a cheap phone with 2 gb ram
hi: ऐप कितने एमबी का है | मेरे पुराने फ़ोन में चलेगा क्या | कौन सा ब्राउज़र चाहिए | आईफ़ोन और एंड्रॉइड दोनों में चलता है क्या | लैपटॉप पर चलता है क्या | फ़ोन की जगह भरी है, फिर भी चलेगा क्या | बैटरी ज़्यादा खाता है क्या | बटन वाले फ़ोन में चलेगा | ऐप भारी है क्या
hg: app kitne mb ka hai | mere purane phone me chalega kya | konsa browser chahiye | iphone aur android dono me chalta hai kya | laptop par chalta hai kya | phone storage full hai phir bhi chalega kya | battery zyada khata hai kya | keypad phone me chalega | app bhari hai kya
@which app wide APP
en: Disha runs in the browser of Android phones, iPhones, tablets and computers; nothing big has to be downloaded, and it is made small for cheap phones and slow networks. A keypad phone without a modern browser cannot open it.
hi: दिशा एंड्रॉइड, आईफ़ोन, टैबलेट और कंप्यूटर के ब्राउज़र में चलती है; कुछ बड़ा डाउनलोड नहीं करना पड़ता, और यह सस्ते फ़ोन और धीमे नेटवर्क के लिए हल्की बनी है। बटन वाले फ़ोन में नहीं खुलती।
hg: Disha Android, iPhone, tablet aur computer ke browser me chalti hai; kuch bada download nahi karna padta, aur yeh saste phone aur slow network ke liye halki bani hai. Keypad phone me nahi khulti.
@where app wide APP
en: How much room it uses on your device stands in Settings under "Sync and storage", where kept copies can be removed. Recordings are kept only if you ask for it.
hi: आपके डिवाइस पर यह कितनी जगह लेती है, यह सेटिंग्स के "सिंक और स्टोरेज" में है, वहीं रखी प्रतियाँ हटा सकते हैं। रिकॉर्डिंग तभी रहती है जब आप कहें।
hg: Aapke device par yeh kitni jagah leti hai, yeh Settings ke "Sync and storage" me hai, wahin rakhi copies hata sakte hain. Recording tabhi rehti hai jab aap kahein.
@see install-app, not-sent
@link /settings/sync

# jyotish-pages app
@names
en: muhurat finder, milan page, my day page, where is kundli matching in the app, name letters page
hi: मुहूर्त खोजें पेज, कुंडली मिलान पेज, मेरा दिन पेज
hg: app me muhurat, app me milan, muhurat kaha dekhe, kundli milan kaha hai, my day page
@ask
en: where do I find a muhurat in the app | how to match two kundlis here | where is the kundli milan page | is there a daily horoscope in this app | how to see my day by rashi | find baby name letters in disha | which page shows shubh muhurat | is matching free here | how to use the muhurat finder | where can I see today's choghadiya for me | how does the muhurat finder work | add muhurat to my dates | matching without birth time in app | ten poruthams in app | save matching result
hi: ऐप में मुहूर्त कहाँ देखें | यहाँ दो कुंडलियाँ कैसे मिलाएँ | कुंडली मिलान का पेज कहाँ है | इस ऐप में रोज़ का राशिफल मिलता है क्या | मेरा दिन पेज क्या है | बच्चे के नाम का अक्षर ऐप में कहाँ | शुभ मुहूर्त वाला पेज कौन सा | मिलान मुफ़्त है क्या यहाँ | मुहूर्त खोज कैसे चलता है | मुहूर्त को मेरी तिथियों में जोड़ें | जन्म समय बिना मिलान ऐप में | ऐप में दस पोरुथम
hg: muhurat kaha dekhe app me | yaha do kundli kaise milaye | milan kundli kaha hai app me | daily rashifal milta hai kya is app me | my day page kya hai | bachche ke naam ka akshar app me kaha | shubh muhurat wala page konsa | milan free hai kya yaha | muhurat finder kaise chalaye | muhurat finder kaise chalta hai | muhurat ko my dates me kaise jode | bina janm samay ke milan app me | app me das porutham
@where app wide APP
en: From Kundli you reach Kundli matching, the Muhurat finder, My day and name letters. All are computed on your own device, free, and nothing of a birth is sent anywhere.
hi: "कुंडली" से आप कुंडली मिलान, मुहूर्त खोजें, मेरा दिन और नाम के अक्षर तक पहुँचते हैं। सब आपके ही डिवाइस पर, मुफ़्त बनते हैं, और जन्म की कोई बात कहीं नहीं जाती।
hg: "Kundli" se aap Kundli milan, Muhurat finder, My day aur naam ke akshar tak pahunchte hain. Sab aapke hi device par, free bante hain, aur janm ki koi baat kahin nahi jati.
@what app wide APP
en: There is no invented daily horoscope: My day shows how the panchang stands to your Moon, with tara bala, chandra bala and good hours, each with its source.
hi: यहाँ मनगढ़ंत राशिफल नहीं है: "मेरा दिन" बताता है कि पंचांग आपके चंद्र से कैसा है, तारा बल, चंद्र बल और अच्छे समय के साथ, स्रोत सहित।
hg: Yahan mangadhant rashifal nahi hai: My day batata hai ki panchang aapke Chandra se kaisa hai, tara bal, chandra bal aur achhe samay ke saath, source sahit.
@how app wide APP
en: In the Muhurat finder choose the act, place and a span of up to two years; it lists good times to the minute with what speaks for and against. With an account a time goes to your dates with a reminder, else as a calendar file.
hi: मुहूर्त खोजें में कार्य, स्थान और दो वर्ष तक की अवधि चुनें; मिनट तक शुभ समय पक्ष-विपक्ष सहित दिखते हैं। खाते से समय आपकी तिथियों में याद के साथ जुड़ता है, वरना कैलेंडर फ़ाइल से।
hg: Muhurat finder me kaam, sthan aur do saal tak ki avadhi chunein; minute tak shubh samay paksh-vipaksh sahit dikhte hain. Account se samay aapki dates me reminder ke saath judta hai, warna calendar file se.
@which app wide APP
en: Matching needs both births, or two nakshatras with pada; it shows the points of each koota, exceptions that hold, Mars on both sides and the ten poruthams. If a time is unsure it gives a span of points.
hi: मिलान को दोनों जन्म, या चरण सहित दो नक्षत्र चाहिए; हर कूट के अंक, लागू अपवाद, दोनों ओर मंगल और दस पोरुथम दिखते हैं। समय पक्का न हो तो अंकों का दायरा मिलता है।
hg: Milan ko dono janm, ya charan sahit do nakshatra chahiye; har koot ke ank, lagu apvaad, dono or mangal aur das porutham dikhte hain. Samay pakka na ho to ankon ka range milta hai.
@see kundli-here
@link /milan /muhurat /kundli

# print-calendar app
@names
en: print the calendar, print the panchang, festival list to print
hi: पंचांग छापना, कैलेंडर प्रिंट
hg: panchang print, calendar print karna
@ask
en: can i print panchang | print the festival calendar of the year | hindu calendar for the wall from this app | pdf of the month's vrats | print this month | list of all festivals to hang in the kitchen | download calendar of next year
hi: पंचांग छाप सकते हैं क्या | पूरे साल के त्योहार छापने हैं | दीवार के लिए कैलेंडर इस ऐप से | महीने के व्रतों की पीडीएफ़ | अगले साल का कैलेंडर चाहिए | त्योहारों की सूची प्रिंट करनी है
hg: panchang print kar sakte hai kya | pure saal ke festival print karne hai | deewar ke liye calendar is app se | mahine ke vrat ki pdf | agle saal ka calendar chahiye | festival list print karni hai
@how app wide APP
en: In the calendar choose "Print this month" or "Print this year": the page is made for paper and for your place; your phone can save it as a PDF too. Years go from 1900 to 2100.
hi: पंचांग में "यह महीना प्रिंट करें" या "यह वर्ष प्रिंट करें" चुनें: पन्ना काग़ज़ के लिए और आपके स्थान का बनता है; फ़ोन उसे PDF भी बना सकता है। वर्ष 1900 से 2100 तक हैं।
hg: Calendar me "Print this month" ya "Print this year" chunein: page kagaz ke liye aur aapke place ka banta hai; phone use PDF bhi bana sakta hai. Saal 1900 se 2100 tak hain.
@link /hindu-festivals

# not-sold-here app
@names
en: do you sell gemstones, shop in the app, puja booking, live darshan
hi: ऐप में रत्न बिकते हैं क्या, पूजा बुकिंग, लाइव दर्शन
hg: gemstone bechte ho kya, puja book karte ho kya, live darshan, app me dukan
@ask
en: can I buy a yantra from you | do you sell rudraksha | book an online puja here | order prasad from a temple | can I donate through this app | live aarti from kashi | do you deliver puja samagri | buy vastu items | chadhava online
hi: आपसे यंत्र ख़रीद सकते हैं क्या | रुद्राक्ष बेचते हैं क्या | यहाँ ऑनलाइन पूजा बुक होती है | मंदिर का प्रसाद मँगा सकते हैं | इस ऐप से दान कर सकते हैं | काशी की लाइव आरती | पूजा सामग्री भेजते हैं क्या | वास्तु की चीज़ें ख़रीदनी हैं
hg: aapse yantra kharid sakte hai kya | rudraksha bechte ho kya | yaha online puja book hoti hai | mandir ka prasad manga sakte hai | is app se daan kar sakte hai | kashi ki live aarti | puja samagri bhejte ho kya | vastu ki cheeze kharidni hai | kya aap puja book karte ho
@ok app wide APP
en: No, Disha sells no gemstones, yantras, pujas or prasad and shows no live darshan; only credits for questions can be bought. So no answer here has something to sell you.
hi: नहीं, दिशा रत्न, यंत्र, पूजा या प्रसाद नहीं बेचती और लाइव दर्शन नहीं दिखाती; केवल सवालों के क्रेडिट लिए जा सकते हैं। इसलिए यहाँ के जवाब आपको कुछ बेचना नहीं चाहते।
hg: Nahi, Disha ratna, yantra, puja ya prasad nahi bechti aur live darshan nahi dikhati; sirf sawalon ke credit liye ja sakte hain. Isliye yahan ke jawab aapko kuch bechna nahi chahte.
@see human-expert

# saved-charts app
@names
en: delete a kundli, remove a saved birth, second kundli, change the birth time in a kundli, add my wife's kundli, saved charts
hi: कुंडली हटाना, सहेजी कुंडली हटाना, दूसरी कुंडली जोड़ना, कुंडली में जन्म समय बदलना
hg: kundli delete, saved kundli hatana, dusri kundli jodna, kundli me janm samay badalna
@ask
hi: सूची से कुंडली कैसे मिटाएँ
hg: saved kundli kaise mitaye | kundli list se naam hatana
hg: kundli delete karni hai
en: delete one person's kundli | how to add a second kundli for my wife | change the birth time of a saved chart | I entered a wrong birth place, how to correct it | can I save kundlis of the whole family | remove a chart that I no longer want to see | rename a saved kundli
hi: ऐप में सहेजी कुंडली कैसे हटाएँ | पत्नी की दूसरी कुंडली कैसे जोड़ें | कुंडली में जन्म समय कैसे बदलें | जन्म स्थान ग़लत डाल दिया, कैसे ठीक करें | पूरे परिवार की कुंडली रख सकते हैं क्या
hg: app me saved kundli kaise hataye | patni ki dusri kundli kaise jode | kundli me janm samay kaise badle | janm sthan galat daal diya kaise thik kare | pure parivar ki kundli rakh sakte hai kya
@how app wide APP
en: To delete a saved kundli, open Kundli in the menu, open the chart and tap Remove; it goes from the device, and from your account if you keep charts there. "Change the birth" beside it corrects name, date, time or place.
hi: सहेजी कुंडली हटाने के लिए मेन्यू में कुंडली खोलें, चार्ट खोलकर "हटाएँ" दबाएँ; वह डिवाइस से, और खाते में रखी हो तो वहाँ से भी जाती है। पास का "जन्म-विवरण बदलें" नाम, तारीख़, समय या स्थान ठीक करता है।
hg: Saved kundli hatane ke liye menu me Kundli kholein, chart kholkar "Remove" dabayein; woh device se, aur account me rakhi ho to wahan se bhi jaati hai. Paas ka "Change the birth" naam, tarikh, samay ya sthan theek karta hai.
@do app wide APP
en: For somebody else tap "New chart" under Kundli: up to 100 charts may be kept, each with its own name, such as wife, son or mother. They are free.
hi: दूसरे व्यक्ति के लिए कुंडली में "नई कुंडली" दबाएँ: 100 तक कुंडलियाँ रह सकती हैं, हर एक अपने नाम से, जैसे पत्नी, बेटा, माँ। सब मुफ़्त।
hg: Doosre vyakti ke liye Kundli me "New chart" dabayein: 100 tak kundliyan reh sakti hain, har ek apne naam se, jaise patni, beta, maa. Sab muft.
@see kundli-here, privacy-data
@link /kundli

# kundli-print-pdf app
@names
en: kundli pdf, print the kundli, download the kundli, share the kundli
hi: कुंडली पीडीएफ़, कुंडली छापना, कुंडली डाउनलोड, कुंडली भेजना
hg: kundli pdf, kundli print, kundli download, kundli share karna
@ask
en: how to download pdf of kundli | can I print my kundli | how to send my kundli to the pandit | save kundli as a file | export the birth chart | kundli on paper for the family
hi: कुंडली का पीडीएफ़ कैसे निकालें | कुंडली प्रिंट कर सकते हैं | पंडित जी को कुंडली कैसे भेजें | कुंडली फ़ाइल में सहेजना | काग़ज़ पर कुंडली चाहिए
hg: kundli ka pdf kaise nikale | kundli print kar sakte hai | pandit ji ko kundli kaise bheje | kundli file me save karna | kagaz par kundli chahiye
@how app wide APP
en: Open the chart under Kundli and tap Print: all its parts come on paper, and your phone or computer can save them as a PDF, which you may send to anyone.
hi: कुंडली में चार्ट खोलकर प्रिंट दबाएँ: सब भाग काग़ज़ पर आते हैं, और फ़ोन या कंप्यूटर उन्हें पीडीएफ़ में सहेज सकता है, जिसे किसी को भेज सकते हैं।
hg: Kundli me chart kholkar Print dabayein: sab bhaag kaagaz par aate hain, aur phone ya computer unhe PDF me save kar sakta hai, jise kisi ko bhej sakte hain.
@see kundli-here
@link /kundli

# restore-purchase app
@names
en: restore purchase, restore purchases, bought on another phone, credits lost on the new phone
hi: ख़रीद वापस लाना, दूसरे फ़ोन पर ख़रीदा था, नए फ़ोन में क्रेडिट नहीं
hg: restore purchase, purchase restore, dusre phone par kharida tha, naye phone me credit nahi
@ask
en: how to restore my purchase | I changed my phone, where are my credits | bought credits on the old phone | restore purchases button | reinstalled the app and credits are gone | credits do not show on my second phone | I bought with another email
hi: ख़रीदे क्रेडिट वापस कैसे लाएँ | फ़ोन बदल दिया, क्रेडिट कहाँ गए | पुराने फ़ोन पर ख़रीदे थे | ऐप फिर डाला तो क्रेडिट नहीं दिखते | दूसरे फ़ोन पर क्रेडिट नहीं दिख रहे
hg: kharide credit wapas kaise laye | phone badal diya credit kaha gaye | purane phone par kharide the | app dobara dala to credit nahi dikhte | dusre phone par credit nahi dikh rahe
@do app wide APP
en: Nothing has to be restored: credits belong to your account and not to the phone. Sign in with the same e-mail or the same Google account as when you bought, and they stand under Plans and credits.
hi: कुछ वापस लाना नहीं पड़ता: क्रेडिट आपके खाते के हैं, फ़ोन के नहीं। जिस ई-मेल या गूगल खाते से ख़रीदा था उसी से साइन इन करें, वे प्लान और क्रेडिट में दिखेंगे।
hg: Kuch restore nahi karna padta: credit aapke account ke hain, phone ke nahi. Jis e-mail ya Google account se kharida tha usi se sign in karein, woh Plans and credits me dikhenge.
@how app wide APP
en: If the balance is still wrong, look whether you have two accounts, load the page again with a connection, and tap "Check again" on the purchase; then write through Contact with the order number.
hi: बैलेंस फिर भी ग़लत हो तो देखें कहीं दो खाते तो नहीं, इंटरनेट के साथ पन्ना फिर खोलें और ख़रीद पर "फिर जाँचें" दबाएँ; फिर ऑर्डर नंबर के साथ संपर्क पन्ने से लिखें।
hg: Balance phir bhi galat ho to dekhein kahin do account to nahi, internet ke saath page phir kholein aur kharid par "Check again" dabayein; phir order number ke saath Contact page se likhein.
@see payment-failed, receipt-bill
@link /subscriptions /contact

# payment-safe app
@names
en: is the payment safe, payment safety, card details, payment methods
hi: भुगतान सुरक्षित है, कार्ड की जानकारी, भुगतान के तरीके
hg: payment safe hai, card ki details, payment ke tarike
@ask
en: is upi payment safe here
en: is it safe to pay in this app | are my card details stored | which payment methods are there | can I pay by UPI | is this app a fraud | can someone take more money from my account
hi: ऐप में भुगतान सुरक्षित है क्या | यूपीआई से दे सकते हैं | कौन से तरीक़े से भुगतान करें | यह ऐप धोखा तो नहीं | खाते से और पैसे तो नहीं कटेंगे
hg: app me payment safe hai kya | card ki details rakhte hai kya | upi se de sakte hai | kaun se tarike se payment kare | ye app fraud to nahi | account se aur paise to nahi katenge
@ok app wide APP
en: Yes: card, UPI and bank details go to the payment service alone and are not kept by Disha; nothing is deducted a second time by itself. The price shown is the price paid.
hi: हाँ: कार्ड, यूपीआई और बैंक की जानकारी केवल भुगतान सेवा को जाती है, दिशा नहीं रखती; अपने आप दोबारा कुछ नहीं कटता। जो दाम दिखे वही लगता है।
hg: Haan: card, UPI aur bank ki jaankari keval payment service ko jaati hai, Disha nahi rakhti; apne aap dobara kuch nahi katta. Jo daam dikhe wahi lagta hai.
@do modern wide SENSE
en: Never give PIN or OTP to anyone who calls in the name of an app; no one needs it to send you money. A fraud is reported at 1930 or your bank.
hi: ऐप के नाम से फ़ोन करने वाले को पिन या ओटीपी कभी न दें; पैसे भेजने के लिए किसी को यह नहीं चाहिए। ठगी हो तो 1930 या अपने बैंक को बताएँ।
hg: App ke naam se phone karne wale ko PIN ya OTP kabhi na dein; paise bhejne ke liye kisi ko yeh nahi chahiye. Thagi ho to 1930 ya apne bank ko batayein.
@see buy-credits, payment-failed
@link /subscriptions

# app-slow app
@names
en: app is slow, slow loading, app takes too long, app uses much data
hi: ऐप धीमा है, ऐप धीरे चलता है, ऐप खुलने में देर
hg: app slow hai, app dheere chalta hai, app khulne me der
@ask
en: the app is very slow | the page takes long to load | it hangs on my old phone | does it use a lot of mobile data | the answer takes a long time | app stuck on loading
hi: ऐप बहुत धीमा चलता है | पन्ना खुलने में देर लगती है | पुराने फ़ोन पर अटकता है | बहुत डेटा लगता है क्या | जवाब आने में देर लगती है
hg: app bahut slow chalta hai | page khulne me der lagti hai | purane phone par atakta hai | bahut data lagta hai kya | jawab aane me der lagti hai
@do app wide APP
en: If the app is slow, close other tabs, load the page again, and update the browser; the first opening fetches its parts, later ones come from the device and need hardly any data.
hi: ऐप धीमा हो तो दूसरे टैब बंद करें, पन्ना फिर खोलें, ब्राउज़र अपडेट करें; पहली बार खुलने पर हिस्से आते हैं, बाद में डिवाइस से ही चलता है और डेटा बहुत कम लगता है।
hg: App slow ho to doosre tab band karein, page phir kholein, browser update karein; pehli baar khulne par hisse aate hain, baad me device se hi chalta hai aur data bahut kam lagta hai.
@where app wide APP
en: Settings, "Sync and storage" shows what lies on the device and can free room; a phone with little free storage is slow with every app. If it stays slow, write through Contact.
hi: सेटिंग के "सिंक और स्टोरेज" में दिखता है क्या डिवाइस पर है और जगह ख़ाली की जा सकती है; भरे फ़ोन में हर ऐप धीमा होता है। फिर भी धीमा हो तो संपर्क पन्ने से लिखें।
hg: Settings ke "Sync and storage" me dikhta hai kya device par hai aur jagah khaali ki ja sakti hai; bhare phone me har app slow hota hai. Phir bhi slow ho to Contact page se likhein.
@see app-broken, app-size
@link /settings/sync

# where-is-panchang app
@names
en: where is the panchang, panchang in the app, open the calendar, where to see rahu kaal in the app
hi: ऐप में पंचांग कहाँ है, पंचांग कहाँ देखें, कैलेंडर कहाँ है
hg: app me panchang kaha hai, panchang kaha dekhe, calendar kaha hai
@ask
hg: panchang ka page kaise khole | app me panchang kis jagah
hi: पंचांग का पन्ना कैसे खोलें | ऐप में पंचांग किस जगह
en: open the panchang page | which menu has the panchang
en: where do I see the panchang | how to see today's tithi in the app | where is the festival calendar | panchang for another date | how to open next month's calendar
hi: पंचांग कहाँ देखूँ | ऐप में आज की तिथि कहाँ दिखती है | त्योहारों का कैलेंडर कहाँ है | दूसरी तारीख़ का पंचांग कैसे देखें
hg: panchang kaha dekhu | app me aaj ki tithi kaha dikhti hai | tyoharo ka calendar kaha hai | dusri tarikh ka panchang kaise dekhe
@where app wide APP
en: The panchang is under Calendar, in the bar at the bottom of the phone: today's tithi, nakshatra, rahu kaal and choghadiya, and each day of any month with a tap on it.
hi: पंचांग नीचे की पट्टी में "कैलेंडर" में है: आज की तिथि, नक्षत्र, राहु काल, चौघड़िया, और किसी भी दिन पर टैप करने से उस दिन का।
hg: Panchang neeche ki patti me "Calendar" me hai: aaj ki tithi, nakshatra, rahu kaal, choghadiya, aur kisi bhi din par tap karne se us din ka.
@how app wide APP
en: You may also ask here: "rahu kaal today in Pune", "tithi on 5 May". The place is set in Settings under "Place for the calendar".
hi: यहाँ पूछ भी सकते हैं: "आज पुणे में राहु काल", "5 मई की तिथि"। जगह सेटिंग के "कैलेंडर की जगह" में चुनें।
hg: Yahan pooch bhi sakte hain: "aaj Pune me rahu kaal", "5 May ki tithi". Jagah Settings ke "Place for the calendar" me chunein.
@see place-of-calendar
@link /hindu-festivals
`;
