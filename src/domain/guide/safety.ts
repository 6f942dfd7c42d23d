import { addiction } from './dangers/addiction.ts';
import { child, childMarriage } from './dangers/children.ts';
import { despair } from './dangers/despair.ts';
import { death, sexOfChild } from './dangers/foretelling.ts';
import { cure, emergency, medicine } from './dangers/illness.ts';
import { curse, revenge } from './dangers/magic.ts';
import { godman, lenders, scam } from './dangers/sold-fear.ts';
import { violence } from './dangers/violence.ts';
import type { Danger } from './dangers/rule.ts';
import { inPlainSpelling } from './dangers/plain-spelling.ts';
import type { Saying } from './say.ts';

export type { Danger };

/** From the gravest on. */
const rules = [
  ...despair,
  ...child,
  ...childMarriage,
  ...violence,
  ...emergency,
  ...medicine,
  ...scam,
  ...death,
  ...sexOfChild,
  ...revenge,
  ...curse,
  ...cure,
  ...godman,
  ...lenders,
  ...addiction,
];

/** The gravest danger that a question speaks of. */
export function dangerIn(question: string): Danger | undefined {
  const text = inPlainSpelling(question);
  return rules.find(
    ({ when, unless }) => when.some((all) => all.every((part) => part.test(text))) && !unless?.test(text),
  )?.danger;
}

// prettier-ignore
export const helpFor: Readonly<Record<Danger, Saying>> = {
  'revenge': {
    en: '**Please do nothing to anybody today: nobody can harm you by magic, and to threaten, beat or brand a person for it is a crime.** Step away, sleep a night on it and talk to somebody calm whom you trust. What you fear has causes that can be helped: a doctor for illness, an open talk or the local mediation for a quarrel. If somebody threatens you or you fear what you may do, call **112**; **Tele-MANAS 14416** listens, free, day and night.',
    hi: '**कृपया आज किसी के साथ कुछ न करें: जादू से कोई किसी का बुरा नहीं कर सकता, और इसके लिए किसी को धमकाना, मारना या डायन कहना अपराध है।** थोड़ा दूर हो जाएँ, एक रात रुकें और किसी शांत, भरोसेमंद व्यक्ति से बात करें। जिस बात का डर है उसके ऐसे कारण होते हैं जिनमें मदद मिलती है: बीमारी में डॉक्टर, झगड़े में खुली बात या पंचायत-मध्यस्थता। कोई धमकाए, या अपने ही ग़ुस्से से डर लगे, तो **112**; **टेली-मानस 14416** निःशुल्क, दिन-रात सुनता है।',
    hinglish: '**Kripya aaj kisi ke saath kuch na karein: jadu se koi kisi ka bura nahi kar sakta, aur iske liye kisi ko dhamkana, maarna ya daayan kehna apraadh hai.** Thoda door ho jayein, ek raat rukein aur kisi shaant, bharosemand vyakti se baat karein. Jis baat ka darr hai uske aise kaaran hote hain jinme madad milti hai: beemari me doctor, jhagde me khuli baat ya madhyasthata. Koi dhamkaye, ya apne hi gusse se darr lage, to **112**; **Tele-MANAS 14416** free, din-raat sunta hai.',
  },
  'godman': {
    en: '**No puja needs you alone, undressed or by night, nor your gold, photos or secrets: please say no and leave.** You owe no respect to whoever asks for that, and nothing bad comes of refusing. Tell someone you trust at once. The **women’s helpline 181** advises in confidence; in danger call **112**, for a child **1098**.',
    hi: '**किसी पूजा के लिए आपका अकेले, बिना कपड़ों या रात में होना, या आपका सोना, फ़ोटो या राज़ ज़रूरी नहीं: कृपया मना करें और वहाँ से हट जाएँ।** ऐसा माँगने वाला आदर का हक़दार नहीं, और मना करने से कुछ बुरा नहीं होता। तुरंत किसी भरोसेमंद को बताएँ। **महिला हेल्पलाइन 181** गोपनीय सलाह देती है; ख़तरे में **112**, बच्चे के लिए **1098**।',
    hinglish: '**Kisi puja ke liye aapka akele, bina kapdon ya raat me hona, ya aapka sona, photo ya raaz zaroori nahi: kripya mana karein aur wahan se hat jayein.** Aisa maangne wala aadar ka haqdar nahi, aur mana karne se kuch bura nahi hota. Turant kisi bharosemand ko batayein. **Mahila helpline 181** gopniya salah deti hai; khatre me **112**, bachche ke liye **1098**.',
  },
  'lenders': {
    en: '**Nobody may threaten or shame you over a loan, and no puja is needed against it.** Lenders’ agents are forbidden to abuse or to call your relatives: keep the messages, write to the lender, and complain to the Reserve Bank, **14448**. Under threat call **112**, for misused photos or a false app **1930**. If it weighs too much, **Tele-MANAS 14416** listens, free, day and night.',
    hi: '**कर्ज़ के लिए कोई आपको धमका या बदनाम नहीं कर सकता, और इसके लिए किसी पूजा की ज़रूरत नहीं।** एजेंटों का गाली देना या रिश्तेदारों को फ़ोन करना मना है: संदेश सँभालकर रखें, कर्ज़ देने वाले को लिखें, और रिज़र्व बैंक में शिकायत करें, **14448**। धमकी में **112**, फ़ोटो के दुरुपयोग या झूठे ऐप में **1930**। मन भारी हो तो **टेली-मानस 14416** निःशुल्क, दिन-रात सुनता है।',
    hinglish: '**Karz ke liye koi aapko dhamka ya badnaam nahi kar sakta, aur iske liye kisi puja ki zaroorat nahi.** Agents ka gaali dena ya rishtedaron ko phone karna mana hai: message sambhalkar rakhein, karz dene wale ko likhein, aur Reserve Bank me shikayat karein, **14448**. Dhamki me **112**, photo ke durupyog ya jhoothe app me **1930**. Mann bhaari ho to **Tele-MANAS 14416** free, din-raat sunta hai.',
  },
  'addiction': {
    en: '**Addiction to drink, drugs or gambling is an illness that can be treated, no fault of stars or house, and no totka ends it.** The national de-addiction helpline **14446** advises the ill and their families free of charge; government hospitals treat it, and groups such as AA help. Prayer may give strength beside it. Add nothing to food or drink secretly. In danger call **112**, a woman **181**.',
    hi: '**शराब, नशे या जुए की लत इलाज होने वाली बीमारी है, ग्रहों या घर का दोष नहीं, और कोई टोटका इसे नहीं छुड़ाता।** राष्ट्रीय नशा मुक्ति हेल्पलाइन **14446** बीमार और परिवार को मुफ़्त सलाह देती है; सरकारी अस्पताल इलाज करते हैं, AA जैसे समूह साथ देते हैं। साथ में प्रार्थना बल दे सकती है। खाने-पीने में छिपाकर कुछ न मिलाएँ। ख़तरे में **112**, महिलाएँ **181**।',
    hinglish: '**Sharab, nashe ya jue ki lat ilaaj hone wali beemari hai, grahon ya ghar ka dosh nahi, aur koi totka ise nahi chhudata.** Rashtriya nasha mukti helpline **14446** beemar aur parivar ko muft salah deti hai; sarkari hospital ilaaj karte hain, AA jaise samooh saath dete hain. Saath me prarthana bal de sakti hai. Khane-peene me chhipakar kuch na milayein. Khatre me **112**, mahilayein **181**.',
  },
  'despair': {
    en: '**You matter, and you do not have to carry this alone.** Please talk to someone now: **Tele-MANAS 14416** (free, day and night, in many Indian languages). If you or somebody else is in danger, call **112**. If you can, tell a person you trust how you feel and stay near them.\n\nNothing about a house or a horoscope decides this. We can talk about other things whenever you like.',
    hi: '**आपका होना मायने रखता है, और यह सब आपको अकेले नहीं सहना है।** कृपया अभी किसी से बात करें: **टेली-मानस 14416** (निःशुल्क, दिन-रात, कई भारतीय भाषाओं में)। आप या कोई और ख़तरे में हो तो **112** पर फ़ोन करें। हो सके तो किसी भरोसेमंद व्यक्ति को अपने मन की बात बताएँ और उनके पास रहें।\n\nयह किसी घर या कुंडली से तय नहीं होता। बाक़ी बातें हम जब आप चाहें, कर सकते हैं।',
    hinglish: '**Aapka hona maayne rakhta hai, aur yeh sab aapko akele nahi sehna hai.** Kripya abhi kisi se baat karein: **Tele-MANAS 14416** (free, din-raat, kai bharatiya bhashaon mein). Aap ya koi aur khatre mein ho to **112** par phone karein. Ho sake to kisi bharose ke vyakti ko apne mann ki baat batayein aur unke paas rahein.\n\nYeh kisi ghar ya kundli se tay nahi hota. Baaki baatein hum jab aap chahein, kar sakte hain.',
  },
  'child-marriage': {
    en: '**I give no marriage date and no matching for someone who is not of age: in India a woman marries from 18 and a man from 21.** An earlier wedding is against the law, also for those who arrange it, and it costs a girl her health and her schooling. A good match can wait; an engagement binds nobody. If a child is being pressed, **Childline 1098** (free, day and night) helps and tells nobody who called; in danger call **112**.\n\nNo chart asks for an early wedding. I gladly help with studies and a good place to learn.',
    hi: '**जो अभी वयस्क नहीं, उसके लिए मैं न विवाह की तारीख़ बताती हूँ न मिलान: भारत में विवाह लड़की का 18 और लड़के का 21 वर्ष से होता है।** उससे पहले का विवाह क़ानून के विरुद्ध है, कराने वालों के लिए भी, और उसमें लड़की का स्वास्थ्य और पढ़ाई जाती है। अच्छा रिश्ता रुक सकता है; सगाई किसी को बाँधती नहीं। किसी बच्चे पर दबाव हो तो **चाइल्डलाइन 1098** (निःशुल्क, दिन-रात) मदद करती है और फ़ोन करने वाले का नाम नहीं बताती; ख़तरा हो तो **112**।\n\nकोई कुंडली जल्दी विवाह नहीं माँगती। पढ़ाई और पढ़ने की अच्छी जगह में मैं ख़ुशी से मदद करूँगी।',
    hinglish: '**Jo abhi balig nahi, uske liye main na vivah ki tareekh batati hoon na milan: Bharat me vivah ladki ka 18 aur ladke ka 21 saal se hota hai.** Usse pehle ka vivah kanoon ke khilaf hai, karane walon ke liye bhi, aur usme ladki ki sehat aur padhai jaati hai. Achha rishta ruk sakta hai; sagai kisi ko baandhti nahi. Kisi bachche par dabaav ho to **Childline 1098** (free, din-raat) madad karti hai aur phone karne wale ka naam nahi batati; khatra ho to **112**.\n\nKoi kundli jaldi vivah nahi maangti. Padhai aur padhne ki achhi jagah me main khushi se madad karungi.',
  },
  'child': {
    en: '**A child who is hurt, afraid at home or touched against its will needs help now, and it is never the child’s fault.** Call **Childline 1098** (free, day and night); in danger call **112**. Keep the child near someone safe, listen and believe.\n\nNo house and no chart causes this, and no ritual ends it; people who act do.',
    hi: '**जिस बच्चे को चोट पहुँचाई जाए, जो घर में डरे या जिसे ज़बरदस्ती छुआ जाए, उसे अभी मदद चाहिए, और ग़लती बच्चे की कभी नहीं होती।** **चाइल्डलाइन 1098** पर फ़ोन करें (निःशुल्क, दिन-रात); ख़तरा हो तो **112**। बच्चे को किसी सुरक्षित व्यक्ति के पास रखें, उसकी सुनें और मानें।\n\nइसका कारण न घर है न कुंडली, और कोई अनुष्ठान इसे नहीं रोकता; लोगों के क़दम रोकते हैं।',
    hinglish: '**Jis bachche ko chot pahunchayi jaye, jo ghar me dare ya jise zabardasti chhua jaye, use abhi madad chahiye, aur galti bachche ki kabhi nahi hoti.** **Childline 1098** par phone karein (free, din-raat); khatra ho to **112**. Bachche ko kisi surakshit vyakti ke paas rakhein, uski sunein aur maanein.\n\nIska kaaran na ghar hai na kundli, aur koi anushthan ise nahi rokta; logon ke kadam rokte hain.',
  },
  'violence': {
    en: '**This is not a vastu dosh and it is not your fault: violence is the act of the one who does it.** Call the **women’s helpline 181** (free, day and night) or, in danger, **112**; for elders **14567** (8 am to 8 pm); for despair **Tele-MANAS 14416**. They advise in confidence about safety, shelter and the law. Tell someone you trust, and keep papers and some money within reach.',
    hi: '**यह वास्तु दोष नहीं है और इसमें आपकी ग़लती नहीं: हिंसा उसका काम है जो उसे करता है।** **महिला हेल्पलाइन 181** (निःशुल्क, दिन-रात) पर या ख़तरे में **112** पर फ़ोन करें; बुज़ुर्गों के लिए **14567** (सुबह 8 से रात 8); मन बहुत भारी हो तो **टेली-मानस 14416**। वे सुरक्षा, आश्रय और क़ानून पर गोपनीय सलाह देते हैं। किसी भरोसेमंद को बताएँ, और काग़ज़ व कुछ पैसे पास रखें।',
    hinglish: '**Yeh vastu dosh nahi hai aur isme aapki galti nahi: hinsa uska kaam hai jo use karta hai.** **Mahila helpline 181** (free, din-raat) par ya khatre me **112** par phone karein; bujurgon ke liye **14567** (subah 8 se raat 8); mann bahut bhaari ho to **Tele-MANAS 14416**. Woh suraksha, aashray aur kanoon par gopniya salah dete hain. Kisi bharosemand ko batayein, aur kaagaz va kuch paise paas rakhein.',
  },
  'emergency': {
    en: '**Please call 112 now.** For a person who is ill or hurt ask for an ambulance (also 108); with gas or fire leave the house first, touch no switch, and call from outside. This comes before anything I could tell about a house or a day.',
    hi: '**कृपया अभी 112 पर फ़ोन करें।** बीमार या घायल के लिए एम्बुलेंस माँगें (108 भी); गैस या आग हो तो पहले घर से निकलें, कोई स्विच न छुएँ, और बाहर से फ़ोन करें। घर या दिन के बारे में कुछ भी बताने से पहले यह ज़रूरी है।',
    hinglish: '**Kripya abhi 112 par phone karein.** Beemar ya ghayal ke liye ambulance maangein (108 bhi); gas ya aag ho to pehle ghar se niklein, koi switch na chhuein, aur bahar se phone karein. Ghar ya din ke baare me kuch bhi batane se pehle yeh zaroori hai.',
  },
  'medicine': {
    en: '**No: please do not stop or change any medicine or treatment because of vastu, a chart or a puja; only your doctor decides that.** Stopping suddenly can be dangerous. Prayer may go beside treatment, never in its place. In an emergency call **112**; for worry and low mood **Tele-MANAS 14416**, free, day and night.',
    hi: '**नहीं: वास्तु, कुंडली या पूजा के कारण कोई दवा या इलाज न रोकें, न बदलें; यह केवल आपके डॉक्टर तय करते हैं।** अचानक बंद करना ख़तरनाक हो सकता है। प्रार्थना इलाज के साथ चल सकती है, उसकी जगह कभी नहीं। आपात में **112**; चिंता या उदासी में **टेली-मानस 14416**, निःशुल्क, दिन-रात।',
    hinglish: '**Nahi: vastu, kundli ya puja ke kaaran koi dawa ya ilaj na rokein, na badlein; yeh keval aapke doctor tay karte hain.** Achanak band karna khatarnak ho sakta hai. Prarthana ilaj ke saath chal sakti hai, uski jagah kabhi nahi. Emergency me **112**; chinta ya udaasi me **Tele-MANAS 14416**, free, din-raat.',
  },
  'scam': {
    en: '**Please do not pay: whoever threatens harm and asks for money is selling fear.** Nobody can know or guarantee such a thing, and no puja has to be bought against it. Share no OTP, bank details or photos. Take a day and talk to someone you trust. The **consumer helpline 1915** advises free of charge; for money lost online call **1930**, under threat **112**.',
    hi: '**कृपया पैसे न दें: जो अनिष्ट की धमकी देकर पैसे माँगे, वह डर बेच रहा है।** ऐसी बात न कोई जान सकता है, न उसकी गारंटी दे सकता है, और इसके लिए कोई पूजा ख़रीदनी नहीं पड़ती। OTP, बैंक की जानकारी या फ़ोटो न दें। एक दिन रुकें, किसी भरोसेमंद से बात करें। **उपभोक्ता हेल्पलाइन 1915** मुफ़्त सलाह देती है; ऑनलाइन ठगी में **1930**, धमकी में **112**।',
    hinglish: '**Kripya paise na dein: jo anisht ki dhamki dekar paise maange, woh darr bech raha hai.** Aisi baat na koi jaan sakta hai, na uski guarantee de sakta hai, aur iske liye koi puja kharidni nahi padti. OTP, bank ki jaankari ya photo na dein. Ek din rukein, kisi bharosemand se baat karein. **Consumer helpline 1915** muft salah deti hai; online thagi me **1930**, dhamki me **112**.',
  },
  'death': {
    en: '**Nobody can know when or how someone dies: no chart, no house and no astrologer.** Whoever foretells it does harm, and the old books themselves warn against saying such a thing. Please pay nobody to avert it. For a real worry about health see a doctor; if the fear does not leave you, **Tele-MANAS 14416** listens, free, day and night, and in danger **112** helps.',
    hi: '**किसी की मृत्यु कब या कैसे होगी, यह कोई नहीं जान सकता: न कुंडली, न घर, न ज्योतिषी।** जो ऐसा कहता है वह नुक़सान करता है, और पुराने ग्रंथ भी इसे कहने से मना करते हैं। इसे टालने के लिए किसी को पैसे न दें। सेहत की चिंता हो तो डॉक्टर से मिलें; डर न जाए तो **टेली-मानस 14416** निःशुल्क, दिन-रात सुनता है, और ख़तरे में **112**।',
    hinglish: '**Kisi ki mrityu kab ya kaise hogi, yeh koi nahi jaan sakta: na kundli, na ghar, na jyotishi.** Jo aisa kehta hai woh nuksan karta hai, aur purane granth bhi ise kehne se mana karte hain. Ise taalne ke liye kisi ko paise na dein. Sehat ki chinta ho to doctor se milein; darr na jaye to **Tele-MANAS 14416** free, din-raat sunta hai, aur khatre me **112**.',
  },
  'sex-of-child': {
    en: '**That I do not answer: no chart or house shows or shapes the sex of a child, and in India the law (PCPNDT Act) forbids finding it out before birth.** A daughter is as welcome as a son. For a healthy pregnancy your doctor is the one to ask; if somebody presses or threatens you, the women’s helpline **181** helps.',
    hi: '**इसका जवाब मैं नहीं देती: कोई कुंडली या घर बच्चे का लिंग न बताता है न बदलता है, और भारत में जन्म से पहले लिंग जानना क़ानूनन (PCPNDT) मना है।** बेटी उतनी ही शुभ है जितना बेटा। स्वस्थ गर्भ के लिए अपने डॉक्टर से पूछें; कोई दबाव या धमकी दे तो महिला हेल्पलाइन **181** मदद करती है।',
    hinglish: '**Iska jawab main nahi deti: koi kundli ya ghar bachche ka ling na batata hai na badalta hai, aur Bharat me janm se pehle ling jaanna kanoonan (PCPNDT) mana hai.** Beti utni hi shubh hai jitna beta. Swasth garbh ke liye apne doctor se poochhein; koi dabav ya dhamki de to mahila helpline **181** madad karti hai.',
  },
  'curse': {
    en: '**Nobody can harm or rule another by magic, and nobody has to pay to undo it.** Fear, illness and quarrels have causes that can be helped: a doctor, an honest talk, or **Tele-MANAS 14416**, free, day and night. If somebody threatens you or asks for money call **112** or the consumer helpline **1915**. I give no means to control or hurt anyone. Light, clean rooms and your own prayer do no harm.',
    hi: '**जादू से कोई किसी का बुरा नहीं कर सकता, न किसी को वश में कर सकता है, और उसे काटने के लिए किसी को पैसे देने की ज़रूरत नहीं।** डर, बीमारी और झगड़े के ऐसे कारण होते हैं जिनमें मदद मिलती है: डॉक्टर, खुली बात, या **टेली-मानस 14416**, निःशुल्क, दिन-रात। कोई धमकाए या पैसे माँगे तो **112** या उपभोक्ता हेल्पलाइन **1915**। किसी को वश में करने या चोट पहुँचाने का उपाय मैं नहीं बताती। उजाला, सफ़ाई और अपनी प्रार्थना में कोई हानि नहीं।',
    hinglish: '**Jadu se koi kisi ka bura nahi kar sakta, na kisi ko vash me kar sakta hai, aur use kaatne ke liye kisi ko paise dene ki zaroorat nahi.** Darr, beemari aur jhagde ke aise kaaran hote hain jinme madad milti hai: doctor, khuli baat, ya **Tele-MANAS 14416**, free, din-raat. Koi dhamkaye ya paise maange to **112** ya consumer helpline **1915**. Kisi ko vash me karne ya chot pahunchane ka upay main nahi batati. Ujala, safai aur apni prarthana me koi haani nahi.',
  },
  'cure': {
    en: '**No: vastu, charts, gems and pujas neither cause nor cure an illness; please see a doctor and keep to the treatment.** Light, fresh air, clean water and a quiet bed help everybody who is ill, and prayer may give comfort beside medicine. Nobody can promise more. In an emergency call **112**; for worry **Tele-MANAS 14416**.',
    hi: '**नहीं: वास्तु, कुंडली, रत्न या पूजा न बीमारी देते हैं न ठीक करते हैं; कृपया डॉक्टर को दिखाएँ और इलाज जारी रखें।** उजाला, ताज़ी हवा, साफ़ पानी और शांत बिस्तर हर बीमार के काम आते हैं, और प्रार्थना दवा के साथ मन को सहारा दे सकती है। इससे ज़्यादा का वादा कोई नहीं कर सकता। आपात में **112**; चिंता में **टेली-मानस 14416**।',
    hinglish: '**Nahi: vastu, kundli, ratna ya puja na beemari dete hain na theek karte hain; kripya doctor ko dikhayein aur ilaj jaari rakhein.** Ujala, taazi hawa, saaf paani aur shaant bistar har beemar ke kaam aate hain, aur prarthana dawa ke saath mann ko sahara de sakti hai. Isse zyada ka vaada koi nahi kar sakta. Emergency me **112**; chinta me **Tele-MANAS 14416**.',
  },
};
