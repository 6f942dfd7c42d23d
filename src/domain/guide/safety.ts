import { inLatinDigits } from '../latin-digits.ts';
import type { Saying } from './say.ts';

/**
 * What is answered with help before anything else. `despair`, `violence`, `child`, `emergency` and `medicine` may be about a life;
 * the rest is fear that somebody sells, or what nobody may foretell.
 */
export type Danger =
  | 'despair'
  | 'child'
  | 'violence'
  | 'emergency'
  | 'medicine'
  | 'scam'
  | 'death'
  | 'sex-of-child'
  | 'curse'
  | 'cure';

/** The gravest danger that a question speaks of. */
export function dangerIn(question: string): Danger | undefined {
  const text = ` ${inLatinDigits(question)
    .normalize('NFC')
    .toLowerCase()
    .replace(/n['’]t\b/g, 'nt')
    .replace(/[^\p{L}\p{M}\d₹]+/gu, ' ')
    .trim()} `;
  return rules.find(
    ({ when, unless }) => when.some((all) => all.every((part) => part.test(text))) && !unless?.test(text),
  )?.danger;
}

const money =
  /(?:₹|\brs\b|rupee|rupay|rupye|rupaye|\b\d{3,}\b|lakh|hazaa?r|thousand|crore|paise|paisa|money|pay |paying|paid|charge|fees?\b|dakshina|amount|advance|रुपय|रुपए|रु |लाख|हज़ार|हजार|पैसे|पैसा|दक्षिणा|शुल्क)/;
const sayer =
  /(?:astrologer|jyotishi|jyotish|pandit|panditji|pujari|priest|baba|guruji|guru ji|tantrik|ojha|maulvi|vastu (?:expert|consultant|wale|guy|man|specialist)|consultant|palmist|fortune|numerologist|swami|mataji|ज्योतिष|पंडित|पण्डित|पुजारी|बाबा|गुरुजी|गुरु जी|तांत्रिक|ओझा)/;
const threat =
  /(?:or else|otherwise|warn|threat|scar|afraid|fear|danger|ruin|destroy|loss|curse|unless|will die|death|disaster|misfortune|something bad|evil|harm|nahi to|nahin to|varna|warna|dara|darr|barbad|nuksan|nuksaan|anisht|mrityu|maut|khatra|khatre|anhoni|dosh hai|नहीं तो|वरना|वर्ना|डर|बर्बाद|नुकसान|नुक़सान|अनिष्ट|मृत्यु|मौत|ख़तरा|खतरा|अनहोनी|विनाश)/;

/** Beside each other: who leaves a fast and takes medicine stops no treatment. */
const stopping =
  '(?:stop|quit|leave|leaving|skip|skipping|give up|without|instead of|replace|avoid|throw|refuse|postpone|delay|cancel|band|chhod|chod|rok|ki jagah|ke bajay|na le|nahi le|बंद|छोड़|छोड |रोक|की जगह|के बजाय|टाल|न लूँ|न लें)';
const treatment =
  '(?:medicine|medicat|tablet|pills?\\b|insulin|chemo|dialysis|inhaler|antidepress|treatment|surgery|operation|vaccin|doctor|hospital|dawa|dawai|davai|dava |goli |goliya|ilaj|ilaaj|teeka|दवा|दवाई|दवाइयाँ|गोली|गोलियाँ|इंसुलिन|इलाज|ऑपरेशन|आपरेशन|डॉक्टर|अस्पताल|टीका|कीमो)';

interface Rule {
  danger: Danger;
  /** Any of these lists of which all hold. */
  when: readonly (readonly RegExp[])[];
  unless?: RegExp;
}

const rules: readonly Rule[] = [
  {
    danger: 'despair',
    when: [
      [
        /suicid|kill(?:ing)? my ?self|end(?:ing)? (?:my|it|this) (?:life|all)|take my (?:own )?life|\b(?:want|wanna|wish|going|better) to die\b|wanna die|wish i (?:was|were) dead|better off dead|rather be dead|(?:dont|do not|not) (?:want|wish) to (?:live|be alive|wake up)|no (?:reason|point|will) (?:to|in|of) (?:live|living|life)|nothing (?:left )?to live for|cant go on|cannot go on|tired of (?:living|life|being alive)|life is (?:not worth|pointless|meaningless)|self ?harm|good ?bye (?:note|letter|message|post)|suicide note|last (?:note|letter|message) (?:to|from)|wants? to (?:die|end (?:it|his life|her life))|hurt(?:ing)? my ?self|cut(?:ting)? my ?self|hang my ?self|jump off|overdose|sleeping pills/,
      ],
      [
        /aa?tm ?hat|aa?tma ?hat|khud ?kush|khud ?kh?ushi|marna cha|mar ja(?:na|u|un|oon|yu)|mar jaane ka|jaan de|jaan dena|apni jaan|je+na nah|ji+na nah|je+ne ka (?:man|mann)|ji+ne ka (?:man|mann)|je+ne ki (?:ich|chah)|zin?da nah|zindagi (?:khatam|se tang|se thak)|jindagi (?:khatam|se tang)|khud ko (?:khat|khatm|maar|nuksan|hurt)|sab khatam kar|phansi|faansi|zeher kha|jahar kha/,
      ],
      [
        /आख़?िरी (?:चिट्ठी|संदेश)|अलविदा (?:लिख|कह)|आत्महत्या|ख़ुदकुशी|खुदकुशी|मरना चाह|मर जाना|मर जाऊ|मरने का मन|जान दे|जान देना|अपनी जान|जीना नहीं|जीने का मन|जीने की इच्छा|ज़िंदा नहीं रह|जिंदा नहीं रह|जीवन समाप्त|ज़िंदगी ख़?त्म|जिंदगी ख़?त्म|ज़िंदगी से (?:तंग|थक)|जिंदगी से (?:तंग|थक)|फाँसी|फांसी|ज़हर खा|जहर खा/,
      ],
      [
        /(?:ghabrahat|ghabrat|bechaini|panic|anxiety|anxious|depress|hopeless|udaas|udasi|rona aata|घबराहट|बेचैनी|उदास|अवसाद|रोना आता)/,
        /(?:neend nah|nind nah|cannot sleep|cant sleep|not sleeping|khana (?:bhi )?nah|not eating|cannot eat|\d+ (?:weeks?|months?|hafte|mahine)|नींद नहीं|खाना (?:भी )?नहीं|हफ़?्ते|महीने)/,
      ],
    ],
    unless: /kaal sarp|kal sarp|dosh in kundli ends/,
  },
  {
    danger: 'child',
    when: [
      [
        /(?:child|kid|minor|daughter|son|niece|nephew|student|boy|girl|bachch|beti|beta|बच्च|बेटी|बेटा|बेटे|नाबालिग)/,
        /(?:molest|sexual|abus|touch(?:es|ed|ing)? (?:me|her|him|my)|rape|beaten|beats|hit(?:s|ting)? (?:me|her|him|the|my)|galat tarike se ch|chhed|maar(?:te|ta|ti) hai|pitai|chhua|छेड़|ग़लत तरीक़े से छू|गलत तरीके से छू|मारते हैं|मारता है|पीटता|पीटते|यौन|शोषण)/,
      ],
      [
        /(?:(?:galat|gandi|ganda|buri|गलत|ग़लत|गंदी|बुरी) (?:harkat|kaam|tarah chh|हरकत|काम|तरह छू)|bad touch|inappropriate(?:ly)? touch|touch(?:es|ed|ing)? me|mujhe chhut|मुझे छूत)/,
        /(?:uncle|chacha|mama |tau|fufa|mausa|cousin|teacher|tuition|neighbou?r|padosi|sir |papa|father|bhai|brother|stepfather|age|years? old|saal k|चाचा|मामा|ताऊ|फूफा|मौसा|टीचर|पड़ोसी|पापा|पिता|भाई|साल क)/,
      ],
      [/child (?:marriage|abuse|labou?r)|bal vivah|बाल विवाह/],
    ],
    unless: /(?:husband|wife|in laws?|sasural|pati |पति|ससुराल|tv|animal|dog)/,
  },
  {
    danger: 'violence',
    when: [
      [
        /(?:husband|wife|partner|in ?laws?|mother in law|father in law|boyfriend|sasural|sasur|saas |pati |pita|father|papa|brother|bhai|patni|gharwal[aei]|पति|पत्नी|ससुराल|सास|ससुर|पिता|पापा|भाई|घरवाले)/,
        /(?:beats?|beating|beaten|hits? (?:me|her|us)|hitting|slap|violen|abus|tortur|threatens? (?:me|to kill)|strangl|burn(?:ed|t|s)? me|lock(?:s|ed)? me|force(?:s|d)? (?:me|himself)|maa?r(?: ?ta| ?te| ?ti|peet| peet|pit)|mar ?pit|mar peet|maarpeet|peet(?:ta|te)|pit(?:ta|te|ai) |pitai|haath utha|hath utha|gaali|pratadit|pratarit|sata(?:ta|te)|मारता|मारते|मारती|मार पीट|मारपीट|पीटता|पीटते|हाथ उठा|गाली|प्रताड़|सताता|सताते|हिंसा|जलाने की)/,
      ],
      [/domestic violence|dowry|dahej|\braped?\b|balatkar|acid attack|gharelu hinsa|दहेज|बलात्कार|घरेलू हिंसा/],
    ],
    unless: /drum|dahej (?:ka saman|ki)|heart beat/,
  },
  {
    danger: 'emergency',
    when: [
      [
        /(?:chest pain|heart attack (?:now|right now|ho raha)|unconscious|not breathing|bleeding (?:a lot|heavily|badly)|drank poison|poison(?:ed)?|choking|on fire|gas leak|gas leakage|electric shock|(?:seene|chhati|chest) me(?:in)? (?:\w+ )?(?:dard|pain)|behosh|saans nahi|khoon bah|aag lag gayi|gas ki badbu|(?:सीने|छाती) में (?:\S+ )?दर्द|बेहोश|साँस नहीं|सांस नहीं|ख़ून बह|खून बह|आग लग गई|गैस लीक|गैस की बदबू)/,
      ],
    ],
    unless: /(?:insurance|old idol|in (?:a|my) dream|sapne|सपने|fish|machhli)/,
  },
  {
    danger: 'medicine',
    when: [[new RegExp(`${stopping}.{0,32}${treatment}|${treatment}.{0,32}${stopping}`)]],
    unless:
      /(?:direction|disha|where (?:to|should) (?:i |we )?keep|kaha(?:n)? rakh|kidhar|दिशा|कहाँ रख|कहां रख|cabinet|clinic|muhurat|मुहूर्त|vastu for|clinic)/,
  },
  {
    danger: 'scam',
    when: [
      [sayer, money, threat],
      [
        /(?:pay|send|transfer|deposit|bhejo|bhej do|paise do|jama kar|भेजो|भेज दो|पैसे दो|जमा कर)/,
        /(?:₹|\brs\b|rupee|lakh|hazaa?r|thousand|crore|\b\d{3,}\b|रुपय|रुपए|लाख|हज़ार|हजार)/,
        /(?:dosh|curse|shraap|shrap|graha|puja|pooja|destroy|ruin|black magic|nazar|दोष|श्राप|ग्रह|पूजा|विनाश|नज़र|नजर)/,
        /(?:message|call|whatsapp|today|within|or else|otherwise|or the|destroy|ruin|unless|warna|varna|nahi to|मैसेज|फोन|फ़ोन|वरना|नहीं तो|आज ही)/,
      ],
      [
        sayer,
        /(?:asking|asks|asked|demand|wants|send|transfer|advance|booking|only cure|must do|maang|mang raha|mang rahe|bhej|transfer|मांग|माँग|भेज)/,
        /(?:₹|\brs\b|rupee|lakh|hazaa?r|thousand|crore|\b\d{4,}\b|रुपय|रुपए|लाख|हज़ार|हजार)/,
      ],
      [
        /(?:otp|upi|bank details?|account number|aadhaar|aadhar|aadhaar card|send (?:my )?photo|my photo|video call|whatsapp|online|phone call|call aaya|telegram|instagram|facebook|फ़ोन आया|फोन आया|व्हाट्सएप|ऑनलाइन)/,
        sayer,
        /(?:asking|asks|wants|says|said|told|reading|energy|demand|pay|money|sent|bol|keh|kah|maang|mang|paise|कह|बोल|मांग|माँग|पैसे)/,
      ],
      [/(?:scam|fraud|thug|thag|cheated|dhokha|loot liya|ठग|धोखा|लूट)/, sayer],
      [
        /(?:remote|distance|online|photo se|photo bhej|phone par) (?:healing|reading|cleansing|puja|energy)/,
        money,
      ],
    ],
    unless: /(?:your (?:app|credits?|subscription|price)|\bapp\b|\bdisha\b|subscription|credits?\b|refund)/,
  },
  {
    danger: 'death',
    when: [
      [
        /(?:when (?:will|shall|do) (?:i|we|he|she|my \w+(?: \w+)?) (?:die|pass)|how long (?:will|do) (?:i|he|she|we|my \w+) (?:live|have)|date of (?:my )?death|my death|death date|life ?span|life expectancy|how (?:many years|long) (?:(?:will|do|does|can) )?(?:i|he|she|we|my \w+) (?:(?:will|can|have|shall) )?(?:live|left|have left)|will (?:i|he|she|we|my \w+(?: \w+)?|someone|anyone) (?:die|survive|live long|get cancer)|(?:going to|gonna) die|maut kab|mrityu kab|kab mar|kitne saal (?:ji|je|zin|jin)|kitni umar|kitni umr|kitni aayu|meri (?:maut|mrityu|aayu|umar)|ayu kitni|mar ja(?:ye|ega|egi|yega|yegi|enge)|मौत कब|मृत्यु कब|कब मर|कितने साल जि|कितने साल जी|कितनी उम्र|कितनी आयु|मेरी (?:मौत|मृत्यु|आयु)|आयु कितनी|मर जाए|मर जाएगा|मर जाएगी|जान चली जाए|जान का ख़तरा)/,
      ],
      [
        sayer,
        /(?:will die|death|die within|die in|accident|widow|cancer|serious illness|mrityu|maut|mar jaa?y|mar jaeg|vidhwa|akal|durghatna|bimar pad|jaan ka khatra|jaan ko khatra|मृत्यु|मौत|मर जा|विधवा|अकाल|दुर्घटना|जान को)/,
      ],
      [
        /(?:kundli|kundali|chart|horoscope|palm|stars|house|vastu|dosh|कुंडली|वास्तु|दोष|ग्रह)/,
        /(?:will (?:someone|anyone|my|i|he|she).{0,20}(?:die|death)|cause death|causes death|someone will die|maut ho (?:ja|sak)|mrityu ho (?:ja|sak)|jaan le|मौत हो|मृत्यु हो|जान ले)/,
      ],
      [/\bmark\b|maraka|मारक/, /(?:die|death|kill|maut|mrityu|मौत|मृत्यु)/],
    ],
    unless:
      /(?:died in panchak|panchak me|पंचक में|death anniversary|barsi|shraddh|shradh|tithi|punya|पुण्यतिथि|श्राद्ध|after (?:a |the )?death (?:in|of)|sutak|सूतक|photo of|plant|tulsi|fish|पौधा|machhli|dream|sapn)/,
  },
  {
    danger: 'sex-of-child',
    when: [
      [
        /(?:boy or (?:a )?girl|girl or (?:a )?boy|son or (?:a )?daughter|gender of|sex of (?:the |my )?(?:baby|child|unborn)|baby(?: s)? (?:gender|sex)|ladka (?:hoga )?ya ladki|ladka hoga|beta (?:hoga )?ya beti|beti ya beta|ling (?:janch|pata|parikshan)|लड़का (?:होगा )?या लड़की|लड़का होगा|बेटा (?:होगा )?या बेटी|बेटी या बेटा| लिंग (?:जाँच|जांच|पता|परीक्षण|बता)|(?:बच्चे|शिशु|भ्रूण) का लिंग)/,
      ],
      [
        /(?:baby boy|male child|have a (?:son|boy)|conceive a (?:son|boy)|get a (?:son|boy)|want a (?:son|boy)|only sons?|son this time|putra prapt|beta chah|beta paida|beta kaise|beta hone|ladka paida|ladka chah|putra pane|पुत्र प्राप्ति|पुत्र चाह|बेटा चाह|बेटा पैदा|बेटा होने|बेटा कैसे)/,
      ],
      [
        /(?:\bbeta\b|\bbete\b|ladka|putra|\bson\b|baby boy|बेटा|लड़का|लड़का|पुत्र|बेटे)/,
        /(?:pet me|pregnan|garbh|conceive|womb|kokh|hamal|पेट में|गर्भ|कोख)/,
        /(?:totka|upay|mantra|vrat|remedy|guarantee|puja|ho iske|kaise|how|टोटका|उपाय|मंत्र|व्रत|पूजा|कैसे|इसके लिए)/,
      ],
    ],
    unless: /(?:shivling|शिवलिंग|name|naam|नाम|room|kamra|कमरा|marry|shaadi|shadi|married|matching)/,
  },
  {
    danger: 'curse',
    when: [
      [
        /(?:black magic|kala jadu|kaala jadu|kala jaadu|kaala jaadu|jadu ?tona|jaadu ?tona|tona ?totka kar|vashikaran|vashi karan|voodoo|hex|witchcraft|bhoot|bhut pret|pret aatma|aatma ka|ghost|haunted|evil spirit|possess(?:ed|ion)|tantra(?:k)? (?:kriya|vidya)|someone (?:has )?(?:done|did) something|kisi ne kuch (?:kar|kra)|kisine kuch kar|kuch karwa diya|kiya karaya|काला जादू|जादू टोना|वशीकरण|भूत|प्रेत|तंत्र क्रिया|किया कराया|टोना|बुरी आत्मा|किसी ने कुछ कर)/,
      ],
      [
        /(?:control|attract|get back|bring back|trap|harm|destroy|revenge|punish|take revenge|kabu|bas me|vash me|badla|nuksan pahuncha|वश में|काबू|बदला)/,
        /(?:mantra|spell|totka|remedy|puja|tantra|ex\b|enemy|boyfriend|girlfriend|boss|dushman|shatru|मंत्र|टोटका|दुश्मन|शत्रु)/,
      ],
    ],
    unless:
      /(?:bhoot chaturdashi|bhut chaturdashi|ghost chaturdashi|bhootnath|bhoot bhavan|भूत चतुर्दशी|भूतनाथ|panch ?bhoot|pancha ?bh?u?ta|पंचभूत|पंच भूत|chalisa|चालीसा)/,
  },
  {
    danger: 'cure',
    when: [
      [
        /(?:cure|heal|treat|recover|get well|theek ho ja|thik ho ja|theek kar|thik kar|because of|wajah se|vajah se|cause|causing|due to|gives?|ठीक हो|ठीक कर|वजह से|कारण|इलाज)/,
        /(?:cancer|tumou?r|diabetes|sugar ki bimari|\bbp\b|blood pressure|heart (?:disease|problem|attack)|kidney|stroke|paralysis|lakwa|depression|epilepsy|mirgi|infertil|miscarriage|thyroid|asthma|autis|arthritis|tb\b|fever|covid|illness|disease|bimari|beemari|rog |कैंसर|मधुमेह|शुगर|हृदय|लकवा|अवसाद|मिर्गी|गर्भपात|थायराइड|दमा|बीमारी|रोग )/,
        /(?:vastu|vaastu|wastu|toilet|kitchen|bedroom|direction|house|home|ghar|puja|mantra|gem|stone|ratna|kundli|planet|graha|rudraksha|remedy|upay|totka|वास्तु|घर|पूजा|मंत्र|रत्न|कुंडली|ग्रह|रुद्राक्ष|उपाय|शौचालय)/,
      ],
      [
        /(?:fever|bukhaa?r|vomit|ulti|dast|infection|dengue|malaria|pneumonia|jaundice|piliya|bleeding|बुखार|बुख़ार|उल्टी|दस्त|डेंगू|मलेरिया|पीलिया|दौरा)/,
        /(?:jhaa?d|phoonk|nazar|nazr|evil eye|tantrik|ojha|mantra|tabeez|taweez|totka|puja|baba|vibhuti|झाड़|फूँक|फूंक|नज़र|नजर|तांत्रिक|ओझा|मंत्र|ताबीज|ताबीज़|टोटका|बाबा|भभूत)/,
      ],
      [
        /(?:stone|gem|mantra|rudraksha|puja|vastu|vaastu|remedy|totka|upay|रत्न|मंत्र|पूजा|वास्तु|टोटका|उपाय)/,
        /(?:cure|heal|treat|for|ke liye|के लिए|ठीक)/,
        /(?:cancer|tumou?r|diabetes|heart (?:disease|problem)|kidney|paralysis|lakwa|depression|epilepsy|infertil|thyroid|कैंसर|मधुमेह|लकवा|मिर्गी|थायराइड)/,
      ],
    ],
    unless: /(?:clinic|hospital (?:room|building)|दवाखाना)/,
  },
];

// prettier-ignore
export const helpFor: Readonly<Record<Danger, Saying>> = {
  'despair': {
    en: '**You matter, and you do not have to carry this alone.** Please talk to someone now: **Tele-MANAS 14416** (free, day and night, in many Indian languages). If you or somebody else is in danger, call **112**. If you can, tell a person you trust how you feel and stay near them.\n\nNothing about a house or a horoscope decides this. We can talk about other things whenever you like.',
    hi: '**आपका होना मायने रखता है, और यह सब आपको अकेले नहीं सहना है।** कृपया अभी किसी से बात करें: **टेली-मानस 14416** (निःशुल्क, दिन-रात, कई भारतीय भाषाओं में)। आप या कोई और ख़तरे में हो तो **112** पर फ़ोन करें। हो सके तो किसी भरोसेमंद व्यक्ति को अपने मन की बात बताएँ और उनके पास रहें।\n\nयह किसी घर या कुंडली से तय नहीं होता। बाक़ी बातें हम जब आप चाहें, कर सकते हैं।',
    hinglish: '**Aapka hona maayne rakhta hai, aur yeh sab aapko akele nahi sehna hai.** Kripya abhi kisi se baat karein: **Tele-MANAS 14416** (free, din-raat, kai bharatiya bhashaon mein). Aap ya koi aur khatre mein ho to **112** par phone karein. Ho sake to kisi bharose ke vyakti ko apne mann ki baat batayein aur unke paas rahein.\n\nYeh kisi ghar ya kundli se tay nahi hota. Baaki baatein hum jab aap chahein, kar sakte hain.',
  },
  'child': {
    en: '**A child who is hurt or touched against its will needs help now, and it is never the child’s fault.** Call **Childline 1098** (free, day and night); in danger call **112**. Keep the child near someone safe, listen and believe.\n\nNo house and no chart causes this, and no ritual ends it; people who act do.',
    hi: '**जिस बच्चे को चोट पहुँचाई जाए या ज़बरदस्ती छुआ जाए, उसे अभी मदद चाहिए, और ग़लती बच्चे की कभी नहीं होती।** **चाइल्डलाइन 1098** पर फ़ोन करें (निःशुल्क, दिन-रात); ख़तरा हो तो **112**। बच्चे को किसी सुरक्षित व्यक्ति के पास रखें, उसकी सुनें और मानें।\n\nइसका कारण न घर है न कुंडली, और कोई अनुष्ठान इसे नहीं रोकता; लोगों के क़दम रोकते हैं।',
    hinglish: '**Jis bachche ko chot pahunchayi jaye ya zabardasti chhua jaye, use abhi madad chahiye, aur galti bachche ki kabhi nahi hoti.** **Childline 1098** par phone karein (free, din-raat); khatra ho to **112**. Bachche ko kisi surakshit vyakti ke paas rakhein, uski sunein aur maanein.\n\nIska kaaran na ghar hai na kundli, aur koi anushthan ise nahi rokta; logon ke kadam rokte hain.',
  },
  'violence': {
    en: '**This is not a vastu dosh and it is not your fault: violence is the act of the one who does it.** Call the **women’s helpline 181** (free, day and night) or, in danger, **112**; for despair **Tele-MANAS 14416**. They advise in confidence about safety, shelter and the law. Tell someone you trust, and keep papers and some money within reach.',
    hi: '**यह वास्तु दोष नहीं है और इसमें आपकी ग़लती नहीं: हिंसा उसका काम है जो उसे करता है।** **महिला हेल्पलाइन 181** (निःशुल्क, दिन-रात) पर या ख़तरे में **112** पर फ़ोन करें; मन बहुत भारी हो तो **टेली-मानस 14416**। वे सुरक्षा, आश्रय और क़ानून पर गोपनीय सलाह देते हैं। किसी भरोसेमंद को बताएँ, और काग़ज़ व कुछ पैसे पास रखें।',
    hinglish: '**Yeh vastu dosh nahi hai aur isme aapki galti nahi: hinsa uska kaam hai jo use karta hai.** **Mahila helpline 181** (free, din-raat) par ya khatre me **112** par phone karein; mann bahut bhaari ho to **Tele-MANAS 14416**. Woh suraksha, aashray aur kanoon par gopniya salah dete hain. Kisi bharosemand ko batayein, aur kaagaz va kuch paise paas rakhein.',
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
