import type { DangerRule } from './rule.ts';
import { sayer } from './sayer.ts';

export const death: readonly DangerRule[] = [
  {
    danger: 'death',
    when: [
      [
        /(?:umr|umar|aa?yu|उम्र|आयु) (?:\S+ ){0,2}(?:bachi|baa?ki|left|likhi|बची|बाकी|लिखी)|(?:kis|किस) (?:saal|साल) (?:me |mein |में )?(?:marun|marung|मरूं|मरूं)|(?:maut|mrityu|मौत|मृत्यु) (?:meri |mere |मेरी )?(?:kis|kab|किस|कब) (?:saal|umar|umr|year|din|tarah|hogi|likhi|aa|साल|उम्र|दिन|तरह|होगी|लिखी|आए)/,
      ],
      [
        /exact (?:year|date|day|month) .{0,30}(?:will (?:go|pass|die|expire)|death|demise)|(?:hospital|अस्पताल|icu).{0,50}(?:bachenge|bachega|bachegi|बचेंगे|बचेगा|बचेगी|बच पाएंगे|chale jay|चले जाएंग|चले जाएंग)|years? of (?:my )?life (?:is |are )?(?:left|remaining)|(?:\bicu\b|ventilator|\bcoma\b|आईसीयू|वेंटिलेटर|कोमा).{0,60}(?:bach(?:eg|en|pa| pa)|survive|kitne din|बच|कितने दिन)/,
      ],
      [
        /(?:when (?:will|shall|do) (?:i|we|he|she|my \w+(?: \w+)?) (?:die|pass)|how long (?:will|do) (?:i|he|she|we|my \w+) (?:live|have)|date of (?:my )?death|my death|death date|life ?span|life expectancy|how (?:many years|long) (?:(?:will|do|does|can) )?(?:i|he|she|we|my \w+) (?:(?:will|can|have|shall) )?(?:live|left|have left)|will (?:i|he|she|we|my \w+(?: \w+)?|someone|anyone) (?:die|survive|live long|get cancer)|(?:going to|gonna) die|maut kab|mrityu kab|kab mar(?!gi)|kitne saal (?:ji|je|zin|jin)|kitni umar|kitni umr|kitni aayu|meri (?:maut|mrityu|aayu\b|umar (?:kitni|kab|kya))|ayu kitni|mar ja(?:ye|ega|egi|yega|yegi|enge)|मौत कब|मृत्यु कब|कब मर|कितने साल जि|कितने साल जी|कितनी उम्र|कितनी आयु|मेरी (?:मौत|मृत्यु|आयु)|आयु कितनी|मर जाए|मर जाएगा|मर जाएगी|जान चली जाए|जान का खतरा)/,
      ],
      [
        sayer,
        /(?:will die|death|die within|die in|accident|widow|cancer|serious illness|mrityu|maut|mar jaa?y|mar jaeg|vidhwa|akal|durghatna|bimar pad|jaan ka khatra|jaan ko khatra|मृत्यु|मौत|मर जा|विधवा|अकाल|दुर्घटना|जान को)/,
      ],
      [
        /(?:kundli|kundali|chart|horoscope|palm|stars|house|vastu|dosh|कुंडली|वास्तु|दोष|ग्रह)/,
        /(?:will (?:someone|anyone|my|i|he|she).{0,20}(?:die|death)|cause death|causes death|someone will die|maut ho (?:ja|sak)|mrityu ho (?:ja|sak)|jaan le|मौत हो|मृत्यु हो|जान ले)/,
      ],
      [
        /(?:kundli|kundali|chart|horoscope|patri|palm|hand|rekha|grah|planet|yog|कुंडली|पत्री|हाथ|रेखा|ग्रह|योग)/,
        /(?:\bwidow|vidhwa|vidhva|die young|early death|short life|alpa ?yu|alp aayu|a?kaal mrityu|mrityu yog|अल्पायु|अकाल मृत्यु|मृत्यु योग|विधवा)/,
      ],
      [
        /(?:mang(?:al|l)ik|mangal dosh|nadi dosh|mool nak|ashlesha|मांगलिक|मंगल दोष|नाडी दोष|मूल नक्षत्र)/,
        /(?:mar jaa?(?:t|y|e|u)|mareg|marne|\bdies?\b|\bdead|death|\bkill|mrityu|maut|मर जा|मरे|मृत्यु|मौत)/,
      ],
      [
        /(?:\bicu\b|ventilator|\bcoma\b|critical|operation|surgery|accident|वेंटिलेटर|आईसीयू|कोमा|ऑपरेशन)/,
        /(?:\bbach(?:enge|ega|egi|ne|payega|payenge)|bach jaa?y|surviv|\bzinda|\blive\b|recover|pull through|theek ho (?:ja|pa)|बचें?ग|बच जा|जिंदा|जिंदा|ठीक हो)/,
        /(?:papa|father|mother|\bmaa\b|mummy|\bbeta|husband|wife|brother|bhai|dada|dadi|\bwo\b|\bhe\b|\bshe\b|पापा|पिता|मां|बेटा|पति|भाई|दादा|वह|वो )/,
      ],
      [/\bmark\b|maraka|मारक/, /(?:die|death|kill|maut|mrityu|मौत|मृत्यु)/],
    ],
    unless:
      /(?:\bkark cancer|cancer (?:sign|rashi|rising|moon|lagna)|sun sign|died in panchak|panchak me|पंचक में|death anniversary|barsi|shraddh|shradh|tithi|punya|पुण्यतिथि|श्राद्ध|after (?:a |the )?death (?:in|of)|sutak|सूतक|photo of|plant|tulsi|fish|पौधा|machhli|dream|sapn|सपन|widow (?:in|wear|do|keep|sit)|vidhwa puja)/,
  },
  {
    danger: 'death',
    when: [
      [
        /(?:months?|years?|\bdays?\b|\btime\b|\bdin\b|saal|mahin\S*|samay|wa[qk]t|दिन|साल|महीने|समय|वक्त) (?:\S+ ){0,4}(?:left|remain\S*|bach[aei]|baa?ki|shesh|बचा|बचे|बची|बाकी|शेष)/,
        /(?:bedridden|bistar|\bicu\b|ventilator|\bcoma\b|cancer|stage|critical|last stage|kidney fail|saa?nse|paralys|oxygen|serious|doctors? (?:gave|ne (?:jawab|haath|mana))|given up|jawab de|बिस्तर|आईसीयू|कैंसर|सांसें|जवाब दे|गंभीर|ऑक्सीजन)/,
      ],
      [
        /(?:markesh|ma+rakesh|\bmaraka?\b|मारकेश|मारक)/,
        /(?:nikal|survive|\bbach|tayy?a+r|prepare|\bready\b|is saal|this year|bura hog|kuch ho|last|निकाल|बच |बचें|बचेग|तैयार|इस साल|कुछ हो)/,
      ],
      [
        /(?:aa?yu\b|longevity|lambi umr|\bumr|\bumar\b|\bage\b|8th house|ashtam|hast ?rekha|life ?line|kundli|\bchart|horoscope|आयु|उम्र|कुंडली|अष्टम|रेखा)/,
        /(?:cross (?:kar(?:ung|eng|eg|pa| pa|oong)|\d\d|his|my|her|the age)|\bpaar kar ?(?:pa|ung|eg|eng)|(?:will|can) (?:i|he|she|we|papa|my \w+) (?:even )?(?:cross|reach|see (?:\d|my|his|her|the)|make it)|\d\d (?:tak|ke paar) (?:\S+ )?(?:ji|je|rah|pahu)|shaa?di (?:tak|dekh) (?:\S+ )?(?:rah|pa|bach)|पार कर(?:ूंग|ेंग|ेग| पा)|\d\d (?:तक|के पार) (?:\S+ )?(?:जी|रह|पहुं)|शादी (?:तक|देख) (?:\S+ )?(?:रह|पा))/,
      ],
      [
        /(?:dono|both|\ball\b|\bsab\b|every|father|papa|dada|grandfather|\bmen\b|दोनों|सब |पिता|दादा|पापा)/,
        /\b[3-7]\d (?:me|ki umr|ki umar|saal|years|at|में|की उम्र|साल)?(?:\S+ ){0,3}(?:chal[aei] ga|gujar|guzar|died|passed|expired|चले ग|चल बसे|गुजर)|(?:died|passed|expired|gone) (?:\S+ ){0,3}(?:at|before|around) [3-7]\d/,
        /(?:main|mera|meri|mere|\bme\b|\bi\b|\bmy\b|मैं|मेरा|मेरी|मेरे)/,
        /(?:same|\bbhi\b|\bbari\b|next|cross|will|likha|written|\btak\b|भी |लिखा|बारी|तक )/,
      ],
      [
        /(?:\bicu\b|ventilator|\bcoma\b|critical|serious|bhart?i|admit|accident|stage|आईसीयू|वेंटिलेटर|कोमा|भर्ती|गंभीर)/,
        /(?:(?:wapas|vapas|ghar|laut(?:ke|kar)?|वापस|घर|लौटकर) (?:\S+ )?(?:aa ?pa|aa?(?:y|e|ye)+(?:ng|g)[aei]|आएं|आए|आ पा)|lautenge|लौटें|लौटेग|come (?:back )?home|walk out|suhag.{0,24}(?:itna|itni|likha|bach|rah)|सुहाग.{0,24}(?:इतना|लिखा|बच|रह))/,
      ],
      [
        /(?:\bdin|दिन) (?:ke|ka|ki|के|का|की) (?:mehma+n|मेहमान)|(?:kaun|who|कौन) (?:\S+ ){0,4}(?:pehle|pahle|first|पहले) (?:jaa?yeg|jaeg|jayeng|\bdie|leave the world|जाएग|मरेग)|(?:die|go|leave) (?:before|first).{0,30}(?:chart|kundli|horoscope)|(?:suhagan|suhaagan|सुहागन|सुहागिन) (?:hi )?(?:maru|jau|marung|मरूं|जाऊं|मर)/,
      ],
    ],
    unless:
      /(?:will i (?:get )?marr|\bmarry|shaa?di kab|शादी कब|gri+ha|pravesh|गृह|death anniversary|barsi|shra+dh|श्राद्ध|sutak|सूतक|dream|sapn|सपन|retire|savitri|सावित्री|markandeya|मार्कंडेय|katha|story|कथा|sade ?sati|साढे)/,
  },
];

export const sexOfChild: readonly DangerRule[] = [
  {
    danger: 'sex-of-child',
    when: [
      [
        /(?:bahu|wife|patni|pregnan\S*|mahina|pet me|बहू|पत्नी|महीना|पेट में).{0,60}(?:beta|ladka|बेटा|लडका) (?:hi |ही )(?:hoga|ho\b|aaye|होगा|हो|आए)|pet me (?:kya|konsa) (?:h|hai)\b|(?:boy or (?:a )?girl|girl or (?:a )?boy|son or (?:a )?daughter|gender of|sex of (?:the |my )?(?:baby|child|unborn)|baby(?: s)? (?:gender|sex)|ladka (?:hoga )?ya ladki|beta hoga (?:\S+ )?ya beti|(?:need|want) (?:a )?son only|ladka hoga|beta (?:hoga )?ya beti|beti ya beta|ling (?:janch|pata|parikshan)|लडका (?:होगा )?या लडकी|लडका होगा|बेटा (?:होगा )?या बेटी|बेटी या बेटा| लिंग (?:जांच|जांच|पता|परीक्षण|बता)|(?:बच्चे|शिशु|भ्रूण) का लिंग)/,
      ],
      [
        /(?:baby boy|male child|have a (?:son|boy)|conceive a (?:son|boy)|get a (?:son|boy)|want a (?:son|boy)|only sons?|son this time|putra prapt|beta chah|beta paida|beta kaise|beta hone|ladka paida|ladka chah|putra pane|पुत्र प्राप्ति|पुत्र चाह|बेटा चाह|बेटा पैदा|बेटा होने|बेटा कैसे)/,
      ],
      [
        /(?:gender|\bboy|\bgirl|ladka|ladki|\bbeta\b|\bbeti\b|लडकी|लडका|लडकी|लडका|बेटा|बेटी)/,
        /(?:predict|pregnan|garbh|pet me|pet se|पेट से|womb|unborn|गर्भ|पेट में|chinese (?:calendar|chart))/,
        /(?:predict|kya hai|bata|pata|\bknow|\btell|\bya\b|\bor\b|hoga|hogi| या |बता|पता|क्या है|होगा|होगी)/,
      ],
      [
        /(?:\bbeta|ladka|putra|\bson|baby boy|बेटा|लडका|लडका|पुत्र) (?:hi |ही )?(?:ho |hone (?!par|pe|ki khush)|chahiye|mile|हो |होने (?!पर|की खुश)|चाहिए|मिले)/,
        /(?:vrat|mantra|upay|totka|puja|havan|kya kar|stone|व्रत|मंत्र|उपाय|टोटका|पूजा|हवन|क्या कर)/,
      ],
      [
        /(?:\bbeta\b|\bbete\b|ladka|putra|\bson\b|baby boy|बेटा|लडका|लडका|पुत्र|बेटे)/,
        /(?:pet me|pregnan|garbh|conceive|womb|kokh|hamal|पेट में|गर्भ|कोख)/,
        /(?:totka|upay|mantra|vrat|remedy|guarantee|puja|ho iske|kaise|how|टोटका|उपाय|मंत्र|व्रत|पूजा|कैसे|इसके लिए)/,
      ],
    ],
    unless:
      /(?:shivling|शिवलिंग|naming|chh?ath?th?i|chhati|celebrat|manay|मनाएं|मनाए|छठी|\bname|naam|नाम|room|kamra|कमरा|marry|shaadi|shadi|married|matching)/,
  },
  {
    // The heir, the light of the line, laddu or jalebi.
    danger: 'sex-of-child',
    when: [
      [
        /(?:laddu|laddoo|peda|लड्डू|पेडा) (?:\S+ )?(?:ya|or|या) (?:\S+ )?(?:jalebi|barfi|जलेबी|बर्फी)|(?:jalebi|barfi|जलेबी|बर्फी) (?:\S+ )?(?:ya|or|या) (?:\S+ )?(?:laddu|laddoo|peda|लड्डू|पेडा)|(?:lakshmi|laxmi|लक्ष्मी) (?:\S+ )?(?:ya|or|या) (?:\S+ )?(?:ganesh|kanha|narayan|kuber|vishnu|गणेश|कान्हा|नारायण)|(?:ganesh|kanha|kanhaiya|गणेश|कान्हा|कन्हैया) (?:\S+ )?(?:ya|or|या) (?:\S+ )?(?:lakshmi|laxmi|radha|लक्ष्मी|राधा)|(?:pink|gula+bi|गुलाबी) (?:\S+ )?(?:ya|or|या) (?:\S+ )?(?:blue|neela|नीला)|(?:blue|neela|नीला) (?:\S+ )?(?:ya|or|या) (?:\S+ )?(?:pink|gula+bi|गुलाबी)|(?:munna|gudda|raja|मुन्ना|गुड्डा) (?:\S+ )?(?:ya|or|या) (?:munni|gudiya|rani|मुन्नी|गुडिया)|prince or (?:a )?princess/,
        /(?:mahina|months?|week|pregnan|\bbahu|\bwife|\bdue\b|delivery|expect|good news|garbh|\bpet\b|aa rah|aa?ne wal|aayeg|hog|trimester|महीना|महीने|गर्भ|बहू|पेट|आने वाल|होग|आएग|पत्नी)/,
      ],
      [
        /(?:\bheirs?\b|male heir|kul (?:ka |ke )?(?:deepak|dee?p|chira+g)|kuldee?pak|vansh\b|vanshaj|wa+ris|va+ris|ghar ka chira+g|\bpot[ar]a?\b|grandson|ladla|कुल (?:का |के )?(?:दीपक|दीप|चिराग)|कुलदीपक|वंश|वारिस|घर का चिराग|पोता)/,
        /(?:this time|\bis baar|iss baar|abki|hi (?:aaye|aae|ho|aye)|daughters?|girls|betiya|do beti|lakshmi|conceiv|\brat[ie]?\b|\braa?t|nights?|tithi|bedroom|garbh|pregnan|\bmahina|running|kab aayeg|इस बार|अबकी|ही (?:आए|हो)|बेटियां|दो बेटी|लक्ष्मी|रातें|रात |तिथि|गर्भ|महीना|कब आएग)/,
        /(?:pregnan|expect|conceiv|garbh|mahina|months?|running|bedroom|\braa?t|nights?|tithi|\bbahu|\bwife|\bsaas|upay|vrat|mantra|totka|disha|aaye|aayeg|hog|गर्भ|महीना|रात|तिथि|बहू|पत्नी|सास |उपाय|व्रत|मंत्र|टोटका|आए|होग)/,
      ],
      [
        /(?:two|three|\bdo|\bteen|\b[23]|already|pehle se|दो|तीन|पहले से) (?:\S+ )?(?:daughters?|girls|beti\S*|ladki\S*|lakshmi|बेटियां|बेटी|लडकियां)/,
        /(?:this time|\bis baar|iss baar|abki|again|phir se|third|teesr|इस बार|अबकी|फिर से|तीसर|now)/,
        /(?:pregnan|mahina (?:chal|hai)|months? (?:running|pregnan|gone)|\brunning|conceiv|garbh|expect|\bpet\b|गर्भ|पेट से|महीना चल)/,
      ],
      [
        /(?:odd|even|sam|visham|सम|विषम|konsi|kaun si|kin|which|कौन सी|किन) (?:\S+ )?(?:nights?|raa?t|raton|रात)/,
        /(?:conceiv|garbh|putra|sambandh|intercourse|गर्भ|संबंध|पुत्र)/,
      ],
    ],
    unless:
      /(?:legal|property|certificate|\bwill\b|registry|vansh ?vriksh|वंशवृक्ष|raghuvansh|yaduvansh|suryavansh|chandravansh|harivansh|रघुवंश|यदुवंश|सूर्यवंश|चंद्रवंश|हरिवंश|shivling|naming|namkaran|नामकरण|chh?ath?th?i|छठी|\bname|naam rakh|नाम रख|room (?:colou?r|paint)|marry|shaadi|shadi|शादी|bhog|prasad|भोग|प्रसाद|diwali|दिवाली|murti|मूर्ति|mundan|मुंडन|rama?y?an)/,
  },
];
