import type { DangerRule } from './rule.ts';

export const violence: readonly DangerRule[] = [
  {
    danger: 'violence',
    when: [
      [
        /(?:husband|wife|partner|in ?laws?|mother in law|father in law|boyfriend|sasural|sasur|saas |pati |pita|father|papa|brother|bhai|patni|gharwal[aei]|पति|पत्नी|ससुराल|सास|ससुर|पिता|पापा|भाई|घरवाले)/,
        /(?:beats?|beating|beaten|hits? (?:me|her|us)|hitting|slap|violen|abus|tortur|threatens? (?:me|to kill)|strangl|burn(?:ed|t|s)? me|lock(?:s|ed)? me|force(?:s|d)? (?:me|himself)|maa?r(?: ?ta| ?te| ?ti|peet| peet|pit)|mar ?pit|mar peet|maarpeet|peet(?:ta|te)|pit(?:ta|te|ai) |pitai|haath uth|hath uth|hand (?:gets|got|is|was) raised|raises? (?:his|her|their) hand|gaali|pratadit|pratarit|sata(?:ta|te)|मारता|मारते|मारती|मार पीट|मारपीट|पीटता|पीटते|हाथ उठ|गाली|प्रताड|सताता|सताते|हिंसा|जलाने की)/,
      ],
      [
        /\b(?:hits?|beats?|slaps?|kick(?:s|ed)?|chok(?:es|ed)|punch(?:es|ed)|burn(?:s|t|ed)|bites?) (?:me|us|her|my (?:mother|mom|sister|daughter))\b|(?:mujhe|mujhko|mere ko|hame|hamko) (?:\S+ ){0,3}(?:ma+rt[aei]|ma+ra |peett?[aei]|pitt?[aei])|(?:मुझे|मुझको|हमें) (?:\S+ ){0,3}(?:मारत|पीटत)/,
      ],
      [
        /(?:husband|wife|in ?laws?|sasural|sasur|saas|\bpati |bahu |beta |bete |damaad|gharwal|devar|jeth|nanad|\bex\b|boyfriend|son |daughter in law|पति|ससुराल|सास|ससुर|बहू|बेटा|बेटे|दामाद|घरवाल|देवर|जेठ|ननद)/,
        /(?:(?:khana|khaana|kharcha|phone|kapde) (?:\S+ ){0,2}na(?:hi|hin)? (?:det|dene)|ghar se (?:\S+ )?(?:nikal|nikaal)|nikalne na|bahar na(?:hi)? jane|(?:no|not|dont|doesnt|wont) (?:give|let|allow)(?:s|ing)? (?:me|us) (?:food|eat|money|to (?:go|leave|eat|work|talk|meet))|th(?:rew|row|rown) (?:me|us) out|dhamk|threaten|jaan se ma+r|खाना (?:\S+ ){0,2}नहीं दे|घर से (?:\S+ )?(?:निकाल|निकलने)|बाहर नहीं जाने|धमकी|धमकात|जान से मार|मारने की)/,
      ],
      [
        /(?:in ?laws?|sasural|ससुराल)/,
        /(?:demand|asking for|maa?ng rah|maa?ngte|मांग रह|मांग रह|मांगते|मांगते|tang kar|तंग कर|taane|ताने)/,
      ],
      [
        /(?:abort|garbhpaa?t|गर्भपात|bachcha gira)/,
        /(?:astrolog|pandit|jyotish|kundli|family|saas|husband|force|pressure|want(?:s)? me|ज्योतिष|पंडित|कुंडली|सास|पति|दबाव)/,
      ],
      [
        /(?:in ?laws?|sasural|\bsaas\b|\bsas\b|\bpati\b|husband|maa?yke|सास|ससुराल|पति|मायके)/,
        /(?:bring|laa?o\b|lekar aa|leke aa|cash|lakh|fridge|\bbike\b|\bcar\b|gaa?di|लाओ|लेकर आ|नकद|फ्रिज|लाख|गाडी)/,
        /(?:dont come|do not come|or else|varna|warna|nahi to|jala d|taan[ae]|maa?rt|nikal d|वरना|जला द|ताने|मारत|निकाल द)/,
      ],
      [
        /(?:poured?|threw|daal|daala|dal|chhidk) (?:\S+ ){0,2}(?:kerosene|petrol|mitti ka tel|acid|tezab)|(?:kerosene|petrol|tezaa?b|acid|तेजाब|पेट्रोल) (?:\S+ ){0,2}(?:dal|daal|phek|fek|chhidk|डाल|फेंक|छिडक)|(?:aag|आग) laga (?:denge|dega|degi|du)|आग लगा (?:देंगे|देगा|देगी)|(?:he|husband) forces me|(?:laat|ghoonse|thappad|chappal|belt|danda|dande|लात|घूंसे|थप्पड|चप्पल|बेल्ट|डंडे) (?:se )?(?:maa?r[aei]|मार[ाीत])|(?:mobile|phone) (?:chh?een|chin|cheen)\S* (?:le|ke|kar).{0,40}(?:khana|nikal|band)|(?:dono|hume|hame|दोनों|हमें) (?:ko )?(?:kaa?t|maa?r|काट|मार) (?:d|द)/,
      ],
      [
        /hide (?:the |my |his |these )?(?:marks?|bruises?|injur\S*)|(?:ne|ने) (?:\S+ ){0,3}(?:haa?th|हाथ) (?:utha|उठा)|(?:mujhe|mujhko|मुझे) (?:\S+ ){0,2}(?:jala|जला)\S* (?:ki |dene ki |की |देने की )?(?:dhamk|धमक)|(?:bullet|bike|\bcar\b|gaa?di|dahej|fridge|बुलेट|बाइक|गाडी|दहेज) (?:nah?i+n?|nhi|नहीं|नही) (?:di|diya|diye|दी|दिया|दिए).{0,60}(?:dhamk|jala|maa?r|taan|धमक|जला|मार|ताने)/,
      ],
      [
        /(?:shaa?di|byah|शादी|ब्याह).{0,40}(?:taan[ae]\b|ताने).{0,20}(?:maa?r|मार)|\block(?:s|ed|ing)? (?:me|us|her) (?:in|up|inside|out)|(?:mujhe|muje|mujhko|hame|मुझे|हमें) (?:\S+ ){0,4}(?:band|qaid|kaid|बंद|कैद|कैद) (?:kar|ki|kiya|rakh|कर|कि|रख)|\bwill (?:cut|kill|burn|bury) (?:me|us|both|him and me)|(?:gala|gardan|गला|गर्दन) (?:\S+ )?(?:daba|pakad|pakar|ghot|ghont|दबा|पकड|घोंट|घोट)|\b(?:hands?|fingers|grip) (?:\S+ )?(?:around|round|on|at) my (?:neck|throat)|\b(?:grab|squeez|held|press)\S* my (?:neck|throat)|(?:roz|daily|peekar|pikar|रोज|पीकर) (?:\S+ ){0,3}(?:haa?th|हाथ) (?:utha|उठा)|(?:zinda|jinda|जिंदा|जिंदा) (?:gaa?d|jala|गाड|जला)/,
      ],
      [
        /(?:\bpati|husband|\bsaas|sasur|पति|सास|ससुर).{0,30}(?:tawa|chimt|cigarette|तवा|चिमट|सिगरेट).{0,20}(?:laga|burn|daa?g|jala|लगा|दाग|जला)/,
      ],
      [
        /(?:knife|(?:\ba|his|the|with) gun\b|pistol|chaa?ku|acid|kerosene|चाकू|बंदूक|पिस्तौल|कट्टा|तेजाब|केरोसिन).{0,30}(?:(?:at|on|to) me\b|\bmy (?:neck|throat|face|head)|neck|throat|mujh|gale|gardan|मुझ|गले|गर्दन)|(?:mujh|mere (?:gale|gardan|upar)|मुझ|मेरे (?:गले|ऊपर)).{0,24}(?:knife|chaa?ku|katta|acid|चाकू|कट्टा|तेजाब)/,
      ],
      [
        /(?:\bkaa?t|\bmaa?r|\bjala|\bzinda|काट|मार|जला|जिंदा|जिंदा) (?:\S+ )?(?:ke |kar |के |कर )?(?:phe+nk|fe+nk|da?a?l|gaa?d|फेंक|डाल|गाड)\S* ?(?:d?enge|dega|denge|दें|देंगे|देगा|ेंगे)|maa?r da?a?lenge|मार डालेंगे|honou?r killing|\b(?:kill|murder) (?:me|us|her and me|both of us)\b/,
      ],
      [
        /(?:jabar?dasti|zabar?dasti|force[sd]?|forcing|जबरदस्ती|जबरदस्ती).{0,36}(?:kart[aei]\b|sambandh|sex|mana karne|sleep with|bed|करता|करते|संबंध|मना करने)/,
        /(?:\bwo\b|\bwoh\b|\bhe\b|husband|pati\b|shaa?di|sasur|devar|jeth|वो|वह|पति|शादी|ससुर|देवर|जेठ)/,
      ],
      [/domestic violence|dowry|dahej|\braped?\b|balatkar|acid attack|gharelu hinsa|दहेज|बलात्कार|घरेलू हिंसा/],
    ],
    unless: /drum|dahej (?:ka saman|ki)|heart beat|dream|sapn|सपन/,
  },
  {
    // Between the lines: marks hidden, put out of the house, kerosene named, old parents pushed about.
    danger: 'violence',
    when: [
      [
        /(?:\bsay|said|\btell|told|bol(?:ti|a|na)|keh(?:ti|na)|बोल|कह).{0,30}(?:slipped|\bfell|stairs|gir ga|phisal|fisal|गिर ग|फिसल)/,
        /(?:his (?:hand|anger)|he (?:did|does|hit)|\bhim\b|unhone|haa?th|gussa|हाथ|गुस्स|उन्होंने)/,
        /(?:husband|\bpati\b|boyfriend|partner|\bsaas\b|sasural|in ?laws|\bbeta\b|पति|ससुराल|सास |बेटा)/,
        /(?:every ?time|har baa?r|again|\broz|daily|people|neighbou?r|doctor|sab(?:ko|se)|हर बार|रोज|सब(?:को|से)|लोगों)/,
      ],
      [
        /(?:bruis|\bneel\b|neel[ae] |nisha+n|\bmarks\b|swelling|swollen|sooj|black eye|zakh?m|stitches|taa?nke|fracture|नील|निशान|सूज|टांके|जख्म)/,
        /(?:\bhid(?:e|ing)\b|cover|full sleeve|dupatta|makeup|make up|concealer|goggles|dark glasses|chhup|jhooth|\blied?\b|lying|tell (?:every|people)|poochh?(?:e|te)|slipped|fell|gir ga|ढक|छुपा|छिपा|पूरी बांह|पूरी बाजू|झूठ|गिर ग|पूछ)/,
        /(?:husband|\bpati\b|\bwo\b|\bhe\b|\bhis\b|\bsaas\b|sasural|in ?laws|boyfriend|partner|shaa?di|marriage|haath|anger|gussa|पति|वो |ससुराल|सास |शादी|हाथ|गुस्स)/,
      ],
      [
        /(?:thaa?li|plate|bartan|glass|bottle|joot|chappal|remote|\bbelt|\brod\b|danda|dande|chair|kursi|knife|थाली|बर्तन|गिलास|बोतल|जूत|चप्पल|बेल्ट|डंडे|कुर्सी) (?:\S+ ){0,2}(?:ph?e+n?k|fe+n?k|\bse\b|thr[eo]w|at me|फेंक| से )|(?:throw|threw|hurl)\S* (?:\S+ ){0,3}(?:thali|plate|utensil|glass|bottle|shoe|remote|chair|things) (?:\S+ )?(?:at|on)/,
        /(?:maa?r(?:t|a |e |in)|\bat me\b|khoon|taank|stitch|blood|hospital|chot|\bsar\b|forehead|मारत|मारा|खून|टांक|चोट|माथे|सिर)/,
        /(?:\bpati\b|husband|\bwo\b|\bhe\b|\bbeta\b|\bbahu\b|sasur|\bsaas\b|papa|devar|jeth|पति|वो |बेटा|बहू|ससुर|सास |पापा|देवर|जेठ)/,
      ],
      [
        /(?:\bbaal|\bhair|बाल) (?:\S+ ){0,2}(?:pakad|pakar|khee?nch|पकड|खींच)|(?:pull|drag|grab)\S* (?:\S+ ){0,3}hair|ghasee?t|घसीट|dragg?(?:s|ed) (?:me|her|mummy|mom|my)|(?:kicks?|punch|laat|ghoonsa|लात|घूंस) (?:\S+ ){0,2}(?:maa?rt|me|her|मारत)/,
        /(?:\bpati\b|husband|\bwo\b|\bhe\b|papa|father|sasur|\bsaas\b|devar|jeth|bhai\b|\bbeta\b|पति|वो |पापा|पिता|ससुर|सास |देवर|जेठ|भाई|बेटा)/,
      ],
      [
        /(?:mitti ka tel|मिट्टी का तेल|kerosene|petrol|ma+chis|matchbox|cylinder phat|stove|पेट्रोल|माचिस|स्टोव|केरोसिन|सिलेंडर फट)/,
        /(?:devar|\bsaas\b|\bpati\b|husband|sasur|nanad|jeth|in ?laws?|\bwo\b|\bhe\b|they|देवर|सास |पति|ससुर|ननद|जेठ|वो )/,
        /(?:sasta|warna|varna|dekh len|baap|ma+yke|yaad rakh|threat|dhamk|dowry|dahej|joke|next time|accident|aaj kal (?:bahut|roz)|सस्ता|वरना|देख लेन|बाप |मायके|याद रख|धमक|दहेज)/,
      ],
      [
        /(?:\bbahu\b|\bbet[ae]\b|damaad|\bpota\b|\bmy sons?\b|\bsons?\b|daughter in law|बहू|बेटा|बेटे|दामाद|पोता)/,
        /(?:\b[678]\d (?:saal|sal |years|yrs|year|ki |ka |साल|वर्ष)|sattar|saath saal|assi |buzurg|bujurg|\bbudh|old age|pension|i am (?:\S+ )?[678]\d|age (?:is )?[678]\d|widow|vidhwa|सत्तर|साठ |अस्सी|बुजुर्ग|बूढ|बुढाप|वृद्ध|पेंशन|विधवा|[678]\d (?:साल|वर्ष|की))/,
        /(?:dhakk|\bpush|\bshov|bahar (?:\S+ )?(?:sula|nikal|baith)|verand|baramd|(?:in|to) (?:the )?(?:garage|store ?room|servant)|khana nahi|(?:no|dont give|not give) (?:me )?food|taala|pension (?:\S+ )?(?:le|chh?ee?n|tak|snatch)|(?:tak|snatch)\S* (?:my |all )?pension|angutha|thumb|ghar se nikal|gaa?li|abus|dhamk|thook|old age home|धक्क|बाहर (?:\S+ )?(?:सुला|निकाल|बैठा)|बरामद|ताला|खाना नहीं|पेंशन (?:\S+ )?(?:ले|छीन)|अंगूठ|घर से निकाल|गाली|धमक|थूक|वृद्धाश्रम)/,
        /(?:\bi\b|\bme\b|\bmy\b|mujh|meri|mere|\bhum|मुझ|मेरी|मेरे|हम)/,
      ],
      [
        /(?:sasural|\bpati\b|husband|in ?laws?|\bsaas\b|sasur|ससुराल|पति|सास |ससुर)/,
        /(?:andar (?:\S+ )?aane|gate ke bahar|bahar baith|bahar khad|darwa[zj]a nahi|ghar me nahi|ma+(?:y|i)ke (?:\S+ )?(?:bhej|chh?od|pahunch)|let me in|enter (?:the )?house|back to my (?:parents|father|mother)|kick(?:ed|ing)? (?:me )?out|thrown out|threw me|अंदर (?:\S+ )?आने|बाहर (?:\S+ )?(?:बैठ|खडी)|दरवाजा नहीं|मायके (?:\S+ )?(?:भेज|छोड|पहुंच))/,
        /(?:lakh|paise|fridge|\bcar\b|gaa?di|\bbike|\bsona\b|\bgold\b|la+o\b|laa?kar|bring|money|cash|demand|dahej|dowry|raat|night|लाख|पैसे|फ्रिज|गाडी|सोना|लाओ|लेकर|नकद|दहेज|रात)/,
        /(?:tab ?hi|jab tak|until|till|unless|nahi|only (?:if|when|after)|raat bhar|all night|whole night|नहीं|तभी|तब ही|जब तक|रात भर|not)/,
      ],
      [
        /(?:patni|wife|biwi|पत्नी|बीवी)\S* (?:\S+ ){0,3}(?:dharm|duty|farz|haq|धर्म|फर्ज|हक)|(?:my|his|husbands?) (?:right|haq)\b|mera haq|मेरा हक/,
        /(?:mana kar|\bno\b|refus|thak|bimar|period|zabar?dasti|jabar?dasti|force|rot[ie]|cry|मना|बीमार|जबरदस्ती|थक|रोती)/,
        /(?:raat|bistar|\bnight|\bbed\b|रात|बिस्तर)/,
      ],
      [
        /(?:papa|father|\bdad\b|stepfather|\bpati\b|husband|bhaiya|पापा|पिता|पति)/,
        /(?:pee?ke|pee ke|pikar|drunk|nashe|gusse|anger|angry|rage|पीकर|नशे|गुस्स)/,
        /(?:chh?up ja|chh?up ke bai|hide in|hide under|we hide|lock our|dar ke ma+re|kaa?np|bhaag ke|run (?:out|to)|under the bed|छिप जा|छुप जा|कांप|भागकर|भाग के)/,
      ],
      [
        /(?:\bex\b|\bladka\b|stalker|aashiq|padosi|boyfriend|लडका|पडोसी)/,
        /(?:peecha|picha|follow|stalk|पीछा)/,
        /(?:acid|tezab|dhamk|threat|utha le|kidnap|scared|afraid|\bdar|college|school|तेजाब|उठा|धमक|डर|कॉलेज)/,
      ],
    ],
    unless:
      /(?:dream|sapn|सपन|film|movie|serial|katha|story|कथा|कहानी|pimple|acne|dark spot|मुंहासे|draupadi|द्रौपदी|holika|duryodhan|instagram follow|follow (?:vastu|your|this|the)|gas stove|stove (?:kaha|kidhar|direction|disha)|fridge (?:kaha|kidhar|direction|disha))/,
  },
];
