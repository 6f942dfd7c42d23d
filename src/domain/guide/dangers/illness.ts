import type { DangerRule } from './rule.ts';

/** Beside each other: who leaves a fast and takes medicine stops no treatment. */
const stopping =
  '(?:stop|quit|leave|leaving|skip|skipping|give up|without|instead of|insted of|in place of|replace(?!ment)|avoid|throw|threw|left (?:my|his|her|the|taking)|chhud|chud[aw]|phi?e?nkw|fi?e?nkw|phenk d|fenk d|ruk ja|refuse|postpone|delay|cancel|tal d|taal d|band k|chhod|chod|rok|mat (?:kar|lo|le|kha|ja)|na kara|nah[ei]+n? kara|ki jagah|ke bajay|na le|nahi le|बंद क|छोड|छोड |रोक|मत (?:कर|ल|खा|जा)| न करा|नहीं करा|की जगह|के बजाय|टाल|न लूं|न लें|छुड|फिंकव|फेंक द|रुक जा|रोक द|नहीं (?:दे|खिला|ले जा)|nah[ei]+n? (?:de|khila|le ja)|nhi (?:de|khila|le ja))';

const treatment =
  '(?:medicine|medicat|tablet|pills?\\b|insulin|chemo|dialysis|inhaler|antidepress|treatment|surgery|operation|radiation|transplant|stent|bypass|vaccin|doctor|hospital|dawa|dawai|davai|dava |goli |goliya|ilaj|ilaaj|teeka|दवा|दवाई|दवाइयां|गोली|गोलियां|इंसुलिन|इलाज|ऑपरेशन|आपरेशन|डॉक्टर|अस्पताल|टीका|कीमो|डायलिसिस|सर्जरी|टैबलेट)';

/** What is trusted in the place of treatment. */
const besides =
  /(?:\bkada\b|tamba|copper|\bjal\b|rudra|\bstone|gem|ratna|mantra|puja|pooja|jaa?p\b|\bpath\b|vrat|\bfast|baba|guru|pandit|\bmoti\b|coral|pearl|ruby\b|emerald|sapphire|bracelet|panna|neelam|pukhra|moonga|yantra|bhabh|vibhu|chandra|\bbudh\b|mangal|shani|rahu|\bgrah|planet|astro|kundli|chart|upay|yatra|temple|havan|hanuman|chalisa|कडा|तांब|जल |रुद्राक्ष|रत्न|मंत्र|पूजा|जाप|पाठ|व्रत|बाबा|गुरु|पंडित|मोती|पन्ना|नीलम|यंत्र|भभूत|ग्रह|शनि|राहु|कुंडली|उपाय|हवन|चालीसा)/;

const drug =
  '(?:\\btb\\b|tibi|टीबी|thyroid|थायराइड|sugar ki|\\bbp\\b|बीपी|insulin|इंसुलिन|epilep|mirgi|मिर्गी|depression|psychiat|lithium|inhaler|blood thinner|antibiotic|dawa|dawai|davai|medicine|tablet|\\bgoli|दवा|गोली|टैबलेट)';
const leaving =
  '(?:chh?od (?:d|di|du|de|sak|kar)|chh?od[auene]+\\b|band (?:kar|ho)|\\bstop|\\bskip|\\bquit|\\bna (?:le|lu|kha)|kam kar|\\bhalf|reduce|aadhi|\\bmiss\\b|छोड|बंद|कम कर|आधी|न लूं|ना लूं|न खा|ना खा)';

export const emergency: readonly DangerRule[] = [
  {
    danger: 'emergency',
    when: [
      [
        // A small child that no longer drinks or wakes.
        /(?:baby|newborn|infant|toddler|\b\d{1,3} (?:weeks?|months?|mahin[ea]|din) (?:old|ka|ki|ke)\b|navjaat|nanh|शिशु|नवजात|महीने (?:का|की|के)|दिन (?:का|की|के) बच्च)/,
        /(?:(?:not|stopped|wont|isnt|refus\S+) (?:feeding|drinking|taking milk|feed|drink|waking|wake|suck)|(?:dudh|doodh|milk) (?:\S+ ){0,2}(?:nah?i+n?|nhi|not)|listless|\blimp\b|lethargic|very drowsy|sust\b|(?:ankh|aankh|eyes?) (?:\S+ ){0,2}(?:nah?i+n?|nhi|not|wont)|दूध (?:\S+ ){0,2}नहीं|सुस्त|आंख (?:\S+ ){0,2}नहीं)/,
        /(?:since|days?|nazar|nazr|hours|\bdin\b|ghante|kal se|morning|दिन|घंटे|कल से|नजर)/,
      ],
      [
        /(?:chest pain|cant breathe|cannot breathe|chest (?:feels |is )?(?:very |so )?(?:tight|heavy)|saans lene me|सांस लेने में|सांस लेने में|heart attack (?:now|right now|ho raha)|unconscious|not breathing|bleeding (?:a lot|heavily|badly)|drank poison|(?:was|is|been|got|has|food) poison(?:ed|ing)?|choking|on fire|smell of (?:\S+ )?gas|gas smell|gas leak|gas leakage|electric shock|(?:seene|chhati|chest) me(?:in)? (?:\w+ )?(?:dard|pain)|behosh|saans nahi|khoon bah|aag lag gayi|gas ki badbu|(?:सीने|छाती) में (?:\S+ )?दर्द|बेहोश|सांस नहीं|सांस नहीं|खून बह|खून बह|आग लग गई|गैस लीक|गैस की बदबू)/,
      ],
      [
        /(?:(?:mun?h|muh|face|मुंह|मुंह|चेहरा) (?:\S+ ){0,2}(?:te[dr]h|droop|twist|टेढ|टेढ)|bol nah?i+n? pa|बोल नहीं पा|mouth (?:\S+ ){0,4}(?:one side|crooked)|cant (?:lift|move|feel) (?:his|her) (?:hand|arm|leg|face)|face (?:\S+ ){0,3}(?:crooked|droop\S*|twisted)|cant speak (?:properly|now|since)|(?:saa?ns|सांस|सांस) (?:\S+ ){0,2}(?:ruk|रुक)|(?:neel[ai]|नील[ाी]) (?:pad|पड) (?:gay|ga|गय|गई)|(?:khoon|blood|खून) (?:ki|की) (?:ulti|ultiya|उल्टी)|jhatk[ae] (?:aa|pad)|(?:having|got|getting) (?:fits?|seizures?)\b|(?:bahut|bohot|bht|बहुत) (?:khoon|blood|bleeding|खून) (?:ja|aa|beh|nikal|जा|आ|बह|निकल)|झटके (?:आ|पड)|(?:one|ek|एक) (?:side|taraf|तरफ) (?:\S+ ){0,3}(?:numb|not moving|sunn|nahi hil|सुन्न|नहीं हिल)|(?:abhi|achanak|suddenly|just now|अभी|अचानक) (?:\S+ ){0,4}(?:lakwa|paralys|stroke|daura|fits?\b|seizure|लकवा|दौरा)|(?:not|nahi|nhi) (?:waking|responding|uth rah|hosh)|hosh nah?i|होश नहीं|(?:very |bahut |lot of |heavy )(?:bleeding|khoon (?:aa|beh|nikal))|current lag ga|करंट लग ग)/,
      ],
      [
        /(?:phenyl|poison|acid|kerosene|pesticide|bleach|harpic|kitnashak|kee?de (?:mar|wali)|chuhe|zeh?a?r|jah?a?r|thermometer|battery|coin|फिना[इय]ल|जहर|जहर|तेजाब|कीटनाशक|चूहे)\S* (?:\S+ ){0,3}(?:drank|drunk|swallow\S*|pi li|pi liya|pee li|pee liya|pi gay|kha li|kha liya|kha gay|nigal|पी लि|पी गय|खा लि|खा गय|निगल)|(?:drank|swallowed|ate) (?:\S+ ){0,3}(?:phenyl|poison|acid|kerosene|pesticide|bleach|harpic|battery|coin)/,
      ],
      [
        /(?:snake|scorpion|\bcobra|\bdog|monkey|\bsaa?n?p(?= )|\bsaa?nps?\b|naag|bichh?u|kutt[ea]|bandar|सांप|सांप|नाग|बिच्छू|कुत्ते|बंदर)/,
        /(?:\bbit(?:e|es|ten|ing)?\b|stung|sting|kaa?t (?:li|kha|diy|ga)|kaa?ta (?:hai|h|gaya)|das liya|das gaya|dank maar|काट (?:लि|खा|दि|ग)|काटा|डस|डंक)/,
      ],
    ],
    unless:
      /(?:insurance|old idol|dream\S*|swapn|sapn|सपन|fish|machhli|shiva?\b|shivji|neelkanth|nilkanth|halahal|samudra manthan|story|katha|mythology|शिव|नीलकंठ|हलाहल|कथा)/,
  },
  {
    // Told as an omen or a question of time, while it happens.
    danger: 'emergency',
    when: [
      [
        /(?:left|baa?y[ae]n?|ulta|बायां|बाएं|उल्टा) (?:hand|arm|shoulder|haa?th|bazu|kandha|side|हाथ|कंधा|बाजू)\S*|chest|heart|\bseen[ae]|chhati|\bjaw\b|jabd|सीने|सीना|छाती|जबड/,
        /(?:heavy|pain|numb|tight|pressure|dard|sunn|bha+ri|jaka?d|दर्द|सुन्न|भारी|जकड|दबाव)/,
        /(?:sweat|pas(?:ee|i)na|ghabra|chakkar|\bulti|vomit|saa?ns|breath|\bminutes?\b|\babhi\b|achanak|suddenly|half an hour|aadhe ghante|पसीन|घबरा|चक्कर|उल्टी|सांस|अभी|अचानक|मिनट|आधे घंटे)/,
      ],
      [
        /(?:\bgas\b|cylinder|\blpg\b|regulator|गैस|सिलेंडर|सिलिंडर)/,
        /(?:smell|badbu|badboo|mahak|hiss|\bseeti|si si|sis+|rotten egg|leak|बदबू|गंध|महक|रिस|सी सी|सीटी|लीक|फुस)/,
        /(?:coming|aa rah|strong|\btez\b|hiss|sleeping|headache|chakkar|omen|apsh?agun|ghutan|right now|\babhi\b|off nahi|band nahi|आ रही|तेज|चक्कर|अपशगुन|अपशकुन|अभी|घुटन|बंद नहीं|सो रहे)/,
      ],
      [
        /(?:saa?n?p|snake|naag\b|cobra|सांप|नाग |कोबरा|keed[ae]|कीडे|बिच्छू|bichh?u) (?:\S+ ){0,2}(?:ne|ने) (?:\S+ ){0,4}(?:maa?r|kaa?t|das|dank|muh|मारा|मार |काट|डस|डंक|मुंह)|(?:snake|cobra|scorpion) (?:\S+ ){0,3}(?:bit|bitten|struck|stung)|(?:bit|bitten|stung) by (?:a |the |some )?(?:snake|cobra|scorpion|something)/,
      ],
      [
        /(?:dhu+a|dhuan|dhunwa|smoke|\baag\b|\bfire\b|flames|lapat|sparks?|chinga+ri|burning smell|jalne ki|धुआं|धुंआ|आग |लपट|चिंगारी|जलने की)/,
        /(?:bhar (?:rah|ga)|phail|fail (?:rah|ga)|spread|filling|filled|\blag ga|lagi hui|com(?:es|ing) (?:out|from)|nikal rah|aa rah|pakad l|caught|andar hi|भर (?:रह|ग)|फैल|लग ग|निकल रह|आ रह|पकड ल|अंदर ही)/,
        /(?:andar hi|trapped|\bfas|\bphas|\bphans|stuck|bacha(?:o|ye)|\bkids\b|bachch|bacche|\bdadi|\bdada|grandm|curtain|parda|parde|gadd|\bbed\b|sofa|meter|socket|switch|\bwires?\b|short ?circuit|inverter|अंदर ही|फंस|बचा|बच्च|दादी|पर्द|परद|बिस्तर|गद्द|मीटर|स्विच|तार |इन्वर्टर)/,
      ],
      [
        /(?:\blips?|honth|hoth|nails|nakhu+n|face|chehra|होंठ|नाखून|चेहरा) (?:\S+ ){0,3}(?:blue|neel|purple|नील)|(?:jhaa?g|foam|froth|झाग).{0,24}(?:\bmu+n?h|mouth|मुंह)|(?:\bmu+n?h|mouth|मुंह).{0,24}(?:jhaa?g|foam|froth|झाग)|(?:not|nahi|नहीं) (?:waking|getting up|uth rah|uth pa|jaag|respond|उठ रह|उठ पा|जाग)/,
        /(?:\bmother|father|papa|mummy|\bmaa|\bdad[ai]|grand|husband|wife|\bbet|bachch|bacch|baby|child|\bson\b|daughter|bhai|behe?n|cousin|\bher\b|\bhis\b|usk|unk|friend|पापा|मम्मी|मां|दादा|दादी|पति|पत्नी|बेट|बच्च|भाई|बहन|उसके|उनके)/,
      ],
      [
        /(?:packet|bottle|patta|strip|shee?shi|dibb[ia]|पैकेट|शीशी|बोतल|डिब्बी|पत्ता) (?:\S+ ){0,3}(?:khali|empty|finished|खाली)|(?:khali|empty|खाली) (?:\S+ ){0,2}(?:packet|bottle|strip|shee?shi|पैकेट|शीशी|बोतल)/,
        /(?:dawa|goli|tablet|pills|zeher|zahar|chuhe|phenyl|poison|harpic|दवा|गोली|जहर|चूहे|फिनाइल)/,
        /(?:kamra band|darwa[zj]a (?:band|nahi)|locked|behosh|unconscious|\bulti|vomit|drowsy|sleepy|nahi uth|not (?:wak|answer|open)|दरवाजा|बेहोश|उल्टी|नहीं उठ)/,
      ],
      [
        /(?:pregnan|\b\d{1,2}(?:th|va|wa)? (?:mahina|month|week)|nauva|nau mahine|garbh|delivery|labou?r|prasav|गर्भ|महीना|प्रसव|डिलीवरी)/,
        /(?:water (?:broke|broken|breaking|leak)|(?:paani|pani) (?:ki thaili|nikal|toot)|पानी (?:की थैली|निकल|टूट)|contraction|(?:dard|pains?) (?:start|shuru|uth|every)|दर्द (?:शुरू|उठ)|(?:baby|bach+a) (?:\S+ )?(?:not (?:moving|kicking)|hil nahi|ghoom nahi|movement (?:band|stop|kam))|बच्चा (?:\S+ )?(?:हिल नहीं|नहीं हिल)|khoon|bleed|खून)/,
        /(?:\bwait|ruk|\bhold|till|\bafter\b|nakshatra|muhu?rat|rahu ?kaa?l|\bhours?\b|ghante|\babhi\b|subah se|since morning|रुक|रोक|नक्षत्र|मुहूर्त|राहु|घंटे|अभी|सुबह से)/,
      ],
      [
        /(?:kuen|\btank|tanki|hauz|\bpool\b|nadi|talab|bucket|balti|terrace|chha?t |seedhi|stairs|ladder|bike|कुएं|टंकी|छत |सीढ|बाल्टी|तालाब|नदी)/,
        /(?:gir (?:ga|pad)|gir[ae] |\bfell\b|fallen|doob|drown|गिर (?:ग|पड)|डूब)/,
        /(?:behosh|saa?ns|neel[ai]|khoon|hil nahi|not (?:mov|respond|speak|breath)|bleed|sar phat|uth nahi|\bulti|vomit|बेहोश|सांस|नीला|खून|हिल नहीं|उठ नहीं|उल्टी|सिर फट)/,
      ],
      [
        /(?:\bgale\b|throat|गले) (?:me |में |ke andar )?(?:\S+ ){0,3}(?:atak|fas|phas|phans|stuck|अटक|फंस)|stuck in (?:\S+ )?throat|swallowed/,
        /(?:saa?ns|breath|neela|blue|bachch|bacch|baby|child|toddler|\bson\b|daughter|सांस|बच्च|नीला)/,
      ],
      [
        /(?:face|\blips?|tongue|\bmuh\b|gala|throat|\beyes\b|मुंह|होंठ|गला|चेहरा) (?:\S+ ){0,3}(?:swell|swollen|sooj|सूज)/,
        /(?:breath|saa?ns|\bbees?\b|madhumakkhi|wasp|peanut|injection|सांस|मधुमक्खी|इंजेक्शन)/,
      ],
      [
        /(?:slur|(?:zabaan|zuban|bol\S*) (?:\S+ )?ladkhad|ladkhada|जबान लडखड|बोली लडखड|cannot (?:smile|lift)|cant (?:smile|lift)|haath nahi uth|हाथ नहीं उठ)/,
        /(?:\babhi\b|achanak|sudden|since (?:morning|\d)|subah se|minutes|अभी|अचानक|सुबह से)/,
      ],
    ],
    unless:
      /(?:dream|sapn|swapn|सपन|स्वप्न|insurance|story|katha|कथा|कहानी|havan (?:ka|ke|ki) (?:dhua|samagri)|हवन का धुआं|agarbatti|dhoop|loban|guggal|धूप|chimney|sensor|detector|alarm|extinguisher|holika|होलिका|lanka|लंका|shiva?\b|शिव|krishna|कृष्ण|kaliya|कालिय|parikshit|परीक्षित|years? (?:ago|back)|saal pehle|साल पहले|statue|murti|मूर्ति)/,
  },
];

export const medicine: readonly DangerRule[] = [
  {
    danger: 'medicine',
    when: [
      [
        new RegExp(
          `${stopping}.{0,40}${treatment}|${treatment}.{0,40}${stopping}|${treatment}.{0,80}(?:ruk ja|tal de|skip|रुक जा|टाल द)`,
        ),
      ],
      [
        new RegExp(
          `${treatment}.{0,24}(?:not (?:needed|necessary|required)|no need|need not|dont need|zar[ou]+rat na|jar[ou]+rat na|जरूरत नहीं|जरूरत नहीं)|(?:no need|dont need|zar[ou]+rat na\\S*).{0,12}${treatment}`,
        ),
      ],
      [
        new RegExp(
          `${treatment}.{0,24}(?: ya | or | या ).{0,16}(?:puja|pooja|mantra|havan|totka|upay|stone|ratna|पूजा|मंत्र|हवन|टोटका|रत्न)`,
        ),
      ],
    ],
    unless:
      /(?:direction|disha|where (?:to|should) (?:i |we )?keep|kaha(?:n)? rakh|kidhar|दिशा|कहां रख|कहां रख|cabinet|clinic|muhurat|मुहूर्त|vastu for|(?:plot|registry|kona) .*(?:chhod|chod) d|(?:dont|not|never) (?:skip|stop)|old (?:medicine|tablet)|पुरानी दवा)/,
  },
  {
    // Waiting for a better day, or going without because something else is worn, said or walked.
    danger: 'medicine',
    when: [
      [
        /(?:bypass|operation|surgery|angioplast|\bstent|chemo|dialysis|radiation|transplant|c ?section|ca?esar|biopsy|delivery|ऑपरेशन|सर्जरी|कीमो|डायलिसिस|बाईपास|बायपास|सिजेरियन|डिलीवरी)/,
        /(?:urgent|emergency|immediate|asap|(?:this|same) week|\btoday\b|tomorrow|\baaj\b|isi hafte|is hafte|turant|jaldi|doctor (?:\S+ )?(?:says?|said|wants|bol|keh|kah|ne)|तुरंत|आज |इसी|जल्दी|डॉक्टर)/,
        /(?:postpone|delay|\bwait|\bpush|shift(?:ed)? (?:it )?to|\blater\b|\btal\b|\btaal|\bruk\b|ruk ja|aage (?:badha|kar)|baad me (?:kar|kra)|after (?:\S+ ){0,3}(?:month|diwali|pitru|shra|transit|khar|amavas|navrat)|टाल|रुक|आगे (?:बढा|कर)|बाद में कर|तक न)/,
        /(?:jupiter|saturn|mercury|guru|shani|rahu|mangal|nakshatra|tithi|muhu?rat|khar ?mas|malmas|adhik|pitru|shra+dh|grahan|\bdirect\b|retro|vakri|margi|astro|pandit|kundli|horosc|\bchart|shubh|dasha|गुरु|शनि|राहु|मंगल|नक्षत्र|तिथि|मुहूर्त|खरमास|पितृ|श्राद्ध|ग्रहण|पंडित|कुंडली|शुभ|दशा)/,
      ],
      [
        new RegExp(
          `${treatment}.{0,50}(?:(?:zar[ou]+rat|jar[ou]+rat) (?:to |hi )?(?:nahi|kya)|(?:need|have) (?:to (?:take|eat|continue)|it|them)|(?:do|will) i (?:still )?need|जरूरत (?:तो |ही )?(?:नहीं|क्या))|(?:still|any ?more) (?:\\S+ ){0,3}${treatment}`,
        ),
        besides,
      ],
      [
        new RegExp(`${drug}.{0,60}${leaving}|${leaving}.{0,24}${drug}`),
        /(?:rahe hai|raha hai|rahi hai|hua hai|\bdu\b|\bdun\b|\bcan i\b|should|kya|शुरू|क्या|दूं|सकत)/,
        besides,
        /(?:\btb\b|टीबी|thyroid|थायराइड|sugar|शुगर|\bbp\b|बीपी|insulin|इंसुलिन|epilep|mirgi|मिर्गी|depress|psych|lithium|inhaler|heart|dil ki|asthma|dama\b|daily|roz|doctor|saal se|mahin|months|years|रोज|डॉक्टर|साल से|महीन|दमा|दिल की|मानसिक)/,
      ],
      [
        /(?:dialysis|chemo|sittings?|\bsessions?|injection|insulin|transfusion|radiation|dressing|डायलिसिस|कीमो|इंसुलिन|इंजेक्शन|खून चढ)/,
        /(?:nahi (?:kara|ja|le|lag)|\bna (?:kara|ja|le|lag)|not (?:go|tak|do)|skip|\bmiss|left|chh?od|(?:\bek|one|\b1) (?:mahin|month|week|hafte)|for a (?:month|week)|few days|kuch din|\bgap\b|नहीं (?:करा|जा|ले|लगा)|छोड|कुछ दिन|एक (?:महीने|हफ्ते))/,
        /(?:vrat|\bfast|kaa?wad|kanwar|yatra|navratr|shravan|sawan|sa+van|puja|pooja|havan|pandit|baba|guru|jaa?p|mantra|chart|astro|muhu?rat|jupiter|grah|shani|purity|pilgrim|temple|ramzan|roza|chhath|karwa|char ?dham|व्रत|उपवास|कांवड|यात्रा|नवरात्र|सावन|श्रावण|पूजा|हवन|बाबा|जाप|मंत्र|ग्रह|शनि|छठ)/,
      ],
      [
        /(?:hospital|doctor|ambulance|vaccin|teeka|\bblood\b|अस्पताल|डॉक्टर|टीका|टीके)/,
        /(?:nahi le ja|(?:dont|not|wont|never) (?:to )?(?:take|tak\S+|go|let)|nahi lagw|mana kar|refus|not allow|नहीं ले जा|नहीं लगव|मना कर)/,
        /(?:baba|\bmata\b|\bdevi\b|pandit|ojha|jhaa?d|astro|\bgrah|nazar|pret|planet|mantra|बाबा|माता|देवी|पंडित|ओझा|झाड|ग्रह|नजर|मंत्र)/,
        /(?:\bmother|father|papa|mummy|husband|wife|\bbet|bachch|bacch|baby|child|\bson\b|daughter|fever|bukha+r|ill\b|sick|bima+r|पापा|मम्मी|मां|पति|पत्नी|बेट|बच्च|बुखार|बीमार)/,
      ],
    ],
    unless:
      /(?:where (?:to|should)|kaha(?:n)? rakh|kidhar|(?:व्रत|vrat|\bfast) (?:\S+ )?(?:छोड|chh?od)|कहां रख|cabinet|clinic|\bplot\b|\bflat\b|saamne|opposite|option|choose|choice|any ?time|flexible|kabhi bhi|kisi bhi din|(?:\d|few|some|two|three) dates|can wait|doctor (?:\S+ )?(?:agree|allow|ok)|कभी भी|किसी भी|विकल्प|(?:dont|not|never) (?:skip|stop|miss)|old (?:medicine|tablet)|पुरानी दवा|expired?|after (?:the )?(?:surgery|operation|delivery)|(?:surgery|operation|delivery) ke baad|ऑपरेशन के बाद|without (?:skipping|stopping|missing)|dream|sapn|सपन)/,
  },
];

export const cure: readonly DangerRule[] = [
  {
    danger: 'cure',
    when: [
      [
        /(?:cure|heal|treat|recover|get well|theek ho ja|thik ho ja|theek kar|thik kar|because of|wajah se|vajah se|cause|causing|due to|gives?|ठीक हो|ठीक कर|वजह से|कारण|इलाज)/,
        /(?:cancer|tumou?r|diabetes|sugar ki bimari|\bbp\b|blood pressure|heart (?:disease|problem|attack)|kidney|stroke|paralysis|lakwa|depression|epilepsy|mirgi|infertil|miscarriage|thyroid|asthma|autis|arthritis|tb\b|fever|covid|illness|disease|bimari|beemari|rog |कैंसर|मधुमेह|शुगर|हृदय|लकवा|अवसाद|मिर्गी|गर्भपात|थायराइड|दमा|बीमारी|रोग )/,
        /(?:vastu|vaastu|wastu|toilet|kitchen|bedroom|direction|house|home|ghar|puja|mantra|gem|stone|ratna|kundli|planet|graha|rudraksha|remedy|upay|totka|वास्तु|घर|पूजा|मंत्र|रत्न|कुंडली|ग्रह|रुद्राक्ष|उपाय|शौचालय)/,
      ],
      [
        /(?:na(?:hi|hin)? khata|khana na(?:hi|hin)? kha|stopped eating|not eating|refus\S+ to eat|wont eat|doesnt eat|locks? (?:her|him)self|lock(?:ed)? in (?:her|his) room|raat ko rot|cries at night|crying at night|khana na(?:hi|hin)? le|खाना नहीं खा|रात को रोत|कमरे में बंद)/,
        /(?:nazar|nazr|evil eye|jaa?du|\bojha|tantrik|upay|vastu|totka|नजर|नजर|टोटका|उपाय|जादू|तांत्रिक)/,
      ],
      [
        /(?:\bfits\b|seizure|dau+ra|दौरा|दौरे|epilep|mirgi|fever|bukhaa?r|vomit|ulti|dast|infection|dengue|malaria|pneumonia|jaundice|piliya|bleeding|बुखार|बुखार|उल्टी|दस्त|डेंगू|मलेरिया|पीलिया|दौरा)/,
        /(?:jhaa?d|phoonk|nazar|nazr|evil eye|tantrik|ojha|mantra|tabeez|taweez|totka|baba|vibhuti|झाड|फूंक|फूंक|नजर|नजर|तांत्रिक|ओझा|मंत्र|ताबीज|ताबीज|टोटका|बाबा|भभूत)/,
      ],
      [
        /(?:stone|gem|mantra|rudraksha|puja|vastu|vaastu|remedy|totka|upay|रत्न|मंत्र|पूजा|वास्तु|टोटका|उपाय)/,
        /(?:cure|heal|treat|for|ke liye|के लिए|ठीक)/,
        /(?:cancer|tumou?r|diabetes|heart (?:disease|problem)|kidney|paralysis|lakwa|depression|epilepsy|infertil|thyroid|कैंसर|मधुमेह|लकवा|मिर्गी|थायराइड)/,
      ],
    ],
    unless: /(?:clinic|hospital (?:room|building)|दवाखाना)/,
  },
  {
    danger: 'cure',
    when: [
      [
        /(?:parkinson|alzheimer|\bpco[sd]\b|\bcysts?\b|fibroid|thyroid|goit|gaa?nth|\blump|tumou?r|cancer|diabet|sugar (?:ki|level|patient|problem)|migraine|\bpiles|bawa+seer|bavasir|kidney|pathri|\bliver|hepatitis|jaundice|piliya|arthritis|gathiya|slip disc|sciatica|spondyl|psoriasis|vitiligo|safed daag|eczema|asthma|\bdama\b|epilep|mirgi|schizo|bipolar|autis|\badhd\b|depression|panic attack|dementia|stroke|paraly|lakwa|heart (?:disease|problem|block|patient)|blood pressure|high bp|cataract|motiyabind|\bhiv\b|\btb\b|dengue|typhoid|hernia|ulcer|thalass|sickle|leprosy|पार्किंसन|पीसीओ|थायराइड|गांठ|रसौली|ट्यूमर|कैंसर|मधुमेह|शुगर|माइग्रेन|बवासीर|किडनी|पथरी| लीवर|पीलिया|गठिया|सोरायसिस|सफेद दाग|दमा|मिर्गी|लकवा|डिप्रेशन|अवसाद|मोतियाबिंद|टीबी)/,
        /(?:\bgems?|gemstone|\bstones?\b|ratna|\bring\b|moonga|\bmoti\b|coral|pearl|\bruby\b|emerald|sapphire|topaz|panna|neelam|pukhra|rudra|mantra|jaa?p\b|stotra|puja|pooja|havan|\bdaan\b|vrat|yantra|totka|upay|vastu|vaastu|bhabh|vibhu|bracelet|crystal|kada|tabee?z|रत्न|मूंगा|मोती|पन्ना|नीलम|पुखराज|रुद्राक्ष|मंत्र|जाप|स्तोत्र|पाठ|पूजा|हवन|दान |व्रत|यंत्र|टोटका|उपाय|वास्तु|भभूत|ताबीज|कडा)/,
        /(?:\bcure|heal|remov|dissolv|shrink|vanish|go away|goes? away|disappear|reverse|\bmelt|get rid|\breduce|khatam|theek|thik|\bgal |gal ja|gayab|jad se|chhutka|mukti|door ho|dur ho|kam ho|how many days|kitne din|\bso that\b|घुल|गल |गल जा|खत्म|ठीक|गायब|जड से|छुटकारा|मुक्ति|दूर हो|कम हो|कितने दिन)/,
      ],
    ],
    unless:
      /(?:clinic|hospital (?:room|building)|दवाखाना|\bkark cancer|cancer (?:sign|rashi|rising|moon|lagna|ascendant)|moon in cancer|surgery (?:date|muhurat)|operation (?:ke baad|ka (?:din|muhurat))|muhurat|मुहूर्त|after (?:my |his |her |the )?(?:surgery|operation)|kis disha|konsi disha|which direction)/,
  },
];
