import type { Saying } from '../say.ts';
import type { HintedDanger } from './danger-classifier.ts';

/** Said before an answer, or alone, where a danger is likely though nobody names it: true for everybody, and no accusation where nothing is meant. */
// prettier-ignore
export const gentleHelp: Readonly<Record<HintedDanger, Saying>> = {
  life: {
    en: '**If life feels too heavy just now, for you or for somebody near you: nobody has to carry it alone, and nobody is a burden.** **Tele-MANAS 14416** listens, free, day and night, in many Indian languages; in danger call **112**. No house and no chart decides this.',
    hi: '**अगर इन दिनों आपके या आपके किसी अपने के मन पर बहुत बोझ है: इसे अकेले नहीं सहना है, और कोई किसी पर बोझ नहीं।** **टेली-मानस 14416** निःशुल्क, दिन-रात, कई भारतीय भाषाओं में सुनता है; ख़तरा हो तो **112**। यह किसी घर या कुंडली से तय नहीं होता।',
    hinglish: '**Agar in dino aapke ya aapke kisi apne ke mann par bahut bojh hai: ise akele nahi sehna hai, aur koi kisi par bojh nahi.** **Tele-MANAS 14416** free, din-raat, kai bharatiya bhashaon me sunta hai; khatra ho to **112**. Yeh kisi ghar ya kundli se tay nahi hota.',
  },
  hurt: {
    en: '**If somebody is being hurt, frightened, locked in or forced: that comes from no house and no chart, and it is not their fault.** In confidence, day and night: women **181**, children **1098**, elders **14567**; in danger **112**. Tell one person you trust.',
    hi: '**अगर किसी को चोट पहुँचाई जा रही है, डराया, बंद रखा या मजबूर किया जा रहा है: इसका कारण न घर है न कुंडली, और ग़लती उसकी नहीं।** गोपनीय, दिन-रात: महिलाएँ **181**, बच्चे **1098**, बुज़ुर्ग **14567**; ख़तरे में **112**। किसी एक भरोसेमंद को बताएँ।',
    hinglish: '**Agar kisi ko chot pahunchayi ja rahi hai, daraya, band rakha ya majboor kiya ja raha hai: iska kaaran na ghar hai na kundli, aur galti uski nahi.** Gopniya, din-raat: mahilayein **181**, bachche **1098**, bujurg **14567**; khatre me **112**. Kisi ek bharosemand ko batayein.',
  },
  body: {
    en: '**If somebody is unwell right now, call 112 or a doctor first; no remedy and no good day comes before that.** And please stop, lower or put off no medicine, vaccine or treatment for a chart, a fast or a house: only the doctor decides that.',
    hi: '**अगर किसी की तबीयत अभी बिगड़ी है, तो पहले 112 या डॉक्टर को फ़ोन करें; कोई उपाय या शुभ दिन उससे पहले नहीं।** और कुंडली, व्रत या घर के कारण कोई दवा, टीका या इलाज न रोकें, न घटाएँ, न टालें: यह केवल डॉक्टर तय करते हैं।',
    hinglish: '**Agar kisi ki tabiyat abhi bigdi hai, to pehle 112 ya doctor ko phone karein; koi upay ya shubh din usse pehle nahi.** Aur kundli, vrat ya ghar ke kaaran koi dawa, teeka ya ilaj na rokein, na ghatayein, na taalein: yeh keval doctor tay karte hain.',
  },
  money: {
    en: '**Please pay nobody who frightens or presses you, and give no OTP, photo or gold: no magic harms, and no bought puja undoes it.** Take a day and ask somebody you trust. Consumers **1915**, money lost online **1930**, lenders’ threats **14448**, danger **112**.',
    hi: '**जो आपको डराए या दबाव डाले उसे कुछ न दें, न OTP, न फ़ोटो, न सोना: जादू से हानि नहीं होती, और ख़रीदी हुई पूजा उसे नहीं मिटाती।** एक दिन रुकें और किसी भरोसेमंद से पूछें। उपभोक्ता **1915**, ऑनलाइन ठगी **1930**, कर्ज़ वालों की धमकी **14448**, ख़तरा **112**।',
    hinglish: '**Jo aapko daraye ya dabav dale use kuch na dein, na OTP, na photo, na sona: jadu se haani nahi hoti, aur kharidi hui puja use nahi mitati.** Ek din rukein aur kisi bharosemand se poochhein. Upbhokta **1915**, online thagi **1930**, karz walon ki dhamki **14448**, khatra **112**.',
  },
  foretold: {
    en: '**No chart and no house tells when somebody dies, or whether a child will be a boy or a girl; please believe nobody who says so.** If the worry does not let go, **Tele-MANAS 14416** listens, free, day and night; for health ask a doctor, in danger **112**.',
    hi: '**किसी की मृत्यु कब होगी, या बच्चा बेटा होगा या बेटी, यह न कुंडली बताती है न घर; जो ऐसा कहे उसकी न मानें।** चिंता न जाए तो **टेली-मानस 14416** निःशुल्क, दिन-रात सुनता है; सेहत के लिए डॉक्टर, ख़तरे में **112**।',
    hinglish: '**Kisi ki mrityu kab hogi, ya bachcha beta hoga ya beti, yeh na kundli batati hai na ghar; jo aisa kahe uski na maanein.** Chinta na jaye to **Tele-MANAS 14416** free, din-raat sunta hai; sehat ke liye doctor, khatre me **112**.',
  },
  addiction: {
    en: '**If drink, drugs or gambling are behind it: that is an illness that can be treated, no fault of stars or house, and no totka ends it.** The helpline **14446** advises the ill and their families free of charge; in danger **112**, women **181**.',
    hi: '**अगर इसके पीछे शराब, नशा या जुआ है: यह इलाज होने वाली बीमारी है, ग्रहों या घर का दोष नहीं, और कोई टोटका इसे नहीं छुड़ाता।** हेल्पलाइन **14446** बीमार और परिवार को मुफ़्त सलाह देती है; ख़तरे में **112**, महिलाएँ **181**।',
    hinglish: '**Agar iske peeche sharab, nasha ya jua hai: yeh ilaaj hone wali beemari hai, grahon ya ghar ka dosh nahi, aur koi totka ise nahi chhudata.** Helpline **14446** beemar aur parivar ko muft salah deti hai; khatre me **112**, mahilayein **181**.',
  },
};

/** The same in a breath, for above an ordinary answer, where whoever is in need sees it first and nobody else minds it. */
// prettier-ignore
export const hintOfHelp: Readonly<Record<HintedDanger, Saying>> = {
  life: {
    en: '**If your heart is heavy, or that of somebody near you, you need not carry it alone.** **Tele-MANAS 14416** listens, free, day and night; in danger **112**.',
    hi: '**अगर मन पर बोझ है, आपके या आपके किसी अपने के, तो इसे अकेले नहीं सहना है।** **टेली-मानस 14416** निःशुल्क, दिन-रात सुनता है; ख़तरे में **112**।',
    hinglish: '**Agar mann par bojh hai, aapke ya aapke kisi apne ke, to ise akele nahi sehna hai.** **Tele-MANAS 14416** free, din-raat sunta hai; khatre me **112**.',
  },
  hurt: {
    en: '**If somebody is being hurt or frightened, it is not their fault.** In confidence, day and night: women **181**, children **1098**, elders **14567**; in danger **112**.',
    hi: '**अगर किसी को चोट पहुँचाई या डराया जा रहा है, तो ग़लती उसकी नहीं।** गोपनीय, दिन-रात: महिलाएँ **181**, बच्चे **1098**, बुज़ुर्ग **14567**; ख़तरे में **112**।',
    hinglish: '**Agar kisi ko chot pahunchayi ya daraya ja raha hai, to galti uski nahi.** Gopniya, din-raat: mahilayein **181**, bachche **1098**, bujurg **14567**; khatre me **112**.',
  },
  body: {
    en: '**If somebody is unwell right now, call 112 or a doctor first.** Please stop or put off no medicine or treatment for a chart, a fast or a house.',
    hi: '**अगर किसी की तबीयत अभी बिगड़ी है, तो पहले 112 या डॉक्टर को फ़ोन करें।** कुंडली, व्रत या घर के कारण कोई दवा या इलाज न रोकें, न टालें।',
    hinglish: '**Agar kisi ki tabiyat abhi bigdi hai, to pehle 112 ya doctor ko phone karein.** Kundli, vrat ya ghar ke kaaran koi dawa ya ilaj na rokein, na taalein.',
  },
  money: {
    en: '**If somebody frightens or presses you for money, please pay nothing and ask somebody you trust first.** Consumers **1915**, money lost online **1930**, danger **112**.',
    hi: '**अगर कोई डराकर या दबाव डालकर पैसे माँगे, तो कुछ न दें और पहले किसी अपने से पूछें।** उपभोक्ता **1915**, ऑनलाइन ठगी **1930**, ख़तरे में **112**।',
    hinglish: '**Agar koi darakar ya dabav dalkar paise maange, to kuch na dein aur pehle kisi apne se poochhein.** Upbhokta **1915**, online thagi **1930**, khatre me **112**.',
  },
  foretold: {
    en: '**If a foretelling worries you: no chart and no house tells a death or a child’s sex.** **Tele-MANAS 14416** listens, free, day and night; in danger **112**.',
    hi: '**अगर कोई भविष्यवाणी सता रही है: मृत्यु का समय या बेटा-बेटी न कुंडली बताती है, न घर।** **टेली-मानस 14416** निःशुल्क, दिन-रात सुनता है; ख़तरे में **112**।',
    hinglish: '**Agar koi bhavishyavani sata rahi hai: mrityu ka samay ya beta-beti na kundli batati hai, na ghar.** **Tele-MANAS 14416** free, din-raat sunta hai; khatre me **112**.',
  },
  addiction: {
    en: '**If drink, drugs or gambling weigh on you or your home: that can be treated, and you are not alone with it.** Helpline **14446**, free of charge; in danger **112**.',
    hi: '**अगर शराब, नशा या जुआ आप पर या आपके घर पर भारी है: इसका इलाज होता है, और आप अकेले नहीं हैं।** हेल्पलाइन **14446**, निःशुल्क; ख़तरे में **112**।',
    hinglish: '**Agar sharab, nasha ya jua aap par ya aapke ghar par bhaari hai: iska ilaaj hota hai, aur aap akele nahi hain.** Helpline **14446**, free; khatre me **112**.',
  },
};
