import type { DangerRule } from './rule.ts';
import { sayer } from './sayer.ts';

const money =
  /(?:₹|\brs\b|rupee|rupay|rupye|rupaye|\b(?!(?:19|20)\d\d\b)\d{3,}\b|lakh|hazaa?r|thousand|crore|paise|paisa|money|\bpay |\bpaying|\bpaid|charge|fees?\b|dakshina|amount|advance|रुपय|रुपए| रु |लाख|हजार|हजार|पैसे|पैसा|दक्षिणा|शुल्क)/;

const threat =
  /(?:or else|(?:wont|not) survive|bach(?:ega|egi|enge) nah|nah(?:i|in) bach|nah(?:i|in) raheg|otherwise|warn|threat|scar|afraid|fear|danger|ruin|destroy|loss|curse|unless|will die|death|disaster|misfortune|something bad|evil|harm|nahi to|nahin to|varna|warna|dara|darr|barbad|nuksan|nuksaan|anisht|mrityu|maut|khatra|khatre|anhoni|नहीं बच|नहीं रहेग|नहीं तो|वरना|वर्ना|डर|बर्बाद|नुकसान|नुकसान|अनिष्ट|मृत्यु|मौत|खतरा|खतरा|अनहोनी|विनाश)/;

const holyOne =
  /(?:\bguru|baba\b|babaji|swami|maha?ra+j|mata ?ji|tantrik|ojha|pandit|pujari|maulvi|astrolog|jyotish|sadhu|aghori|darba+r|ashram|\bdera\b|healer|गुरु|बाबा|स्वामी|महाराज|माता ?जी|तांत्रिक|ओझा|पंडित|पुजारी|ज्योतिष|साधु|दरबार|आश्रम)/;

export const scam: readonly DangerRule[] = [
  {
    danger: 'scam',
    when: [
      [sayer, money, threat],
      [
        /(?:pay|send|transfer|deposit|bhejo|bhej do|paise do|jama kar|भेजो|भेज दो|पैसे दो|जमा कर)/,
        /(?:₹|\brs\b|rupee|lakh|hazaa?r|thousand|crore|\b\d{3,}\b|रुपय|रुपए|लाख|हजार|हजार)/,
        /(?:dosh|curse|shraap|shrap|graha|puja|pooja|destroy|ruin|black magic|nazar|दोष|श्राप|ग्रह|पूजा|विनाश|नजर|नजर)/,
        /(?:message|call|whatsapp|today|within|or else|otherwise|or the|destroy|ruin|unless|warna|varna|nahi to|मैसेज|फोन|फोन|वरना|नहीं तो|आज ही)/,
      ],
      [
        sayer,
        /(?:send|transfer|advance|booking|only cure|must do|today itself|urgent|guarantee|100 ?%|turant|aaj hi|bhej|भेज|तुरंत|आज ही|गारंटी)/,
        /(?:₹|\brs\b|rupee|lakh|hazaa?r|thousand|crore|\b\d{4,}\b|रुपय|रुपए|लाख|हजार|हजार)/,
      ],
      [
        sayer,
        /(?:asking|asked|asks|demand|maang|mang (?:rah|li)|मांग|मांग)/,
        /(?:lakh|hazaa?r|thousand|\b\d{5,}\b|लाख|हजार|हजार)/,
        /(?:puja|pooja|havan|dosh|correct|shanti|yantra|ratna|jaa?du|tona|totka|curse|evil|nazar|पूजा|हवन|दोष|शांति|यंत्र|रत्न|जादू|टोना|टोटका|नजर|नजर)/,
      ],
      [
        /(?:otp|upi|bank details?|account number|aadhaar|aadhar|aadhaar card|send (?:my )?photo|my photo|call aaya|फोन आया|फोन आया)/,
        sayer,
        /(?:asking|asked|asks|wants|says|said|told|reading|energy|demand|pay|money|sent|bol|keh|kah|maang|mang|paise|कह|बोल|मांग|मांग|पैसे)/,
      ],
      [
        /(?:whatsapp|online|telegram|instagram|facebook|video call|phone call|व्हाट्सएप|ऑनलाइन)/,
        sayer,
        /(?:asking|asks|wants|reading|energy|demand|\bpay|money|maang|mang (?:rah|li)|paise|मांग|मांग|पैसे)/,
      ],
      [
        /(?:instagram|\binsta\b|facebook|\bfb\b|whatsapp|online|telegram|website|youtube|video call|on (?:the )?phone|phone par|call par|without (?:meeting|seeing)|bina mil|इंस्टाग्राम|व्हाट्सएप|ऑनलाइन|फोन पर|फोन पर|बिना मिल)/,
        /(?:reader|reading|tarot|aura|psychic|healer|clairvoyan|medium|astrolog|jyotish|baba|guru|lady|aunty|pandit|tantrik|stranger|somebody|someone|unknown|anjaa?n|ज्योतिष|बाबा|पंडित|तांत्रिक|अनजान)/,
        /(?:curse|dosh|black magic|\bevil|entity|negative energ|blockage|nazar|danger|saa?ya\b|khatra|maut|death|wants? \d|pay |remove|श्राप|दोष|खतरा|खतरा|साया|नजर|मौत)/,
      ],
      [
        /(?:private|nude|personal|निजी) (?:photos?|pics?|videos?|फोटो|वीडियो)|(?:my|meri|मेरी) (?:photos?|pics?|videos?|फोटो|वीडियो)/,
        /(?:\bpost|viral|leak|upload|dont pay|not pay|paise|threat|dhamk|वायरल|डाल देगा|धमक|पैसे)/,
        /(?:pandit|baba|guru|tantrik|swami|jyotish|astrolog|maulvi|he |she |wo |पंडित|बाबा|गुरु|तांत्रिक)/,
      ],
      [
        /(?:(?:only|sirf) (?:his|uska|unka) (?:\S+ ){0,3}(?:yantra|puja|ring)|must pay|gst (?:bhar|pay)|(?:scan|\bqr\b|क्यूआर|स्कैन|\blink\b|लिंक).{0,60}(?:paise|paisa|\d{3,}|पैसे|पैसा).{0,12}(?:kat|gay|nikal|ud|कट|गए|निकल|उड)|(?:public|viral|leak) (?:\S+ ){0,3}(?:if|unless|nahi to|agar)|(?:midway|beech me).{0,30}(?:family|parivar|ghar|sab) (?:\S+ ){0,3}(?:destroy|barbad|nash|khatam)|(?:paise|money|paisa|पैसे).{0,60}(?:ulta mantra|shra+p|mantra chala|उल्टा मंत्र|श्राप)|(?:akele|अकेले) (?:aao|aana|आओ|आना).{0,60}(?:puja|pooja|पूजा)|digital arr?est|डिजिटल अरेस्ट|(?:asked|told|gave|shared|bata d|bata di|de diya).{0,30}\botp\b|\botp\b.{0,30}(?:told|gave|shared|bata d|bata di|de diya)|(?:lottery|\bwon\b|लॉटरी|इनाम).{0,60}(?:\bpay\b|processing|bhej|fees?\b|भेज|शुल्क)|(?:baba|tantrik|guru|pandit|बाबा|तांत्रिक|गुरु|पंडित).{0,60}(?:\bdouble|dugn[ae]|doubl|दुगन|दोगुन)|(?:zameen|jameen|property|makaa?n|जमीन|जमीन|मकान) (?:unke|uske|apne|उनके|उसके|अपने) (?:naam|नाम).{0,40}(?:shr?aa?p|curse|nahi to|warna|श्राप|शाप|नहीं तो|वरना)|parcel (?:me|mein|contains?|has) (?:\S+ )?drugs|(?:khate|account|bank) se (?:\S+ ){0,2}(?:paise|rupaye|rupay) (?:\S+ ){0,2}(?:kat|nikal|gay)|खाते से (?:\S+ ){0,2}पैसे (?:\S+ ){0,2}(?:कट|निकल|गए)|(?:pin|otp|kyc|पिन|ओटीपी) (?:\S+ ){0,3}(?:dal|diya|share|entered|bata di|डाल|दे दि|बता दि).{0,60}(?:paise|money|kat|gaye|पैसे|कट))/,
      ],
      [/(?:blackmail|sextort|ब्लैकमेल)|(?:photos?|videos?|फोटो|वीडियो) (?:\S+ ){0,3}(?:viral|leak|वायरल)/],
      [/(?:scam|fraud|thug|thag|cheated|dhokha|loot liya|ठग|धोखा|लूट)/, sayer],
      [
        /(?:remote|distance|online|photo se|photo bhej|phone par) (?:healing|reading|cleansing|puja|energy)/,
        money,
      ],
    ],
    unless: /(?:your (?:app|credits?|subscription|price)|\bapp\b|\bdisha\b|subscription|credits?\b|refund)/,
  },
  {
    // Ever more to be paid, loans for a rite, and false officers.
    danger: 'scam',
    when: [
      [
        /(?:pehle|pahle|\bfirst|already|ab ?tak|so far|till now|initially|earlier|\bpaid\b|de chuk|diye the|पहले|अब तक|दे चुक)/,
        /(?:₹|\brs\b|\b\d{3,}\b|\b\d{1,6} ?k\b|lakh|hazaa?r|thousand|लाख|हजार|सौ )/,
        /(?:puja|pooja|anushthan|havan|yantra|ratna|stone|dosh|\bjaa?p|remed|pandit|baba|guru|astro|jyotish|tantrik|पूजा|अनुष्ठान|हवन|दोष|पंडित|बाबा|गुरु|ज्योतिष|तांत्रिक|यंत्र)/,
        /(?:adhu+r|incomplete|midway|\bulta\b|bigad|backfire|or else|otherwise|(?:stop|leave) (?:it )?(?:now|midway|in between|halfway)|be+ch me|again (?:ask|want)|(?:ab|phir se|fir se) (?:aur|bol|keh|kah|maang)|(?:wants?|asking(?: for)?|needs?|says?) (?:\d|another|more|again)|one more|aur (?:maang|bhej|paise|dene|lagenge)|\baur (?:do|de)\b|अधूर|उल्टा|बिगड|बीच में|फिर से|अब (?:और|बोल|कह|मांग)|और (?:मांग|दो |भेज|पैसे|देने|लगेंगे))/,
        /(?:\bnow\b|\bab\b|again|more|another|phir|fir\b|warna|varna|अब |फिर|और |वरना)/,
      ],
      [
        sayer,
        /(?:\bloan\b|\bemi\b|karz|karj|girvi|gold loan|borrow|mortgage|pawn|sell (?:my|the|our)|bech (?:kar|ke|du|de)|\bfd (?:tod|break)|break (?:my |the )?fd|credit card|गिरवी|कर्ज|उधार|बेच(?:कर| कर| दूं)|लोन)/,
        /(?:puja|pooja|dosh|remed|yantra|havan|anushthan|pyramid|neelam|stone|ratna|kriya|पूजा|दोष|यंत्र|हवन|अनुष्ठान|रत्न)/,
        /(?:\d|lakh|hazaa?r|thousand|लाख|हजार)/,
      ],
      [
        sayer,
        /(?:₹|\brs\b|\b\d{3,}\b|\b\d{1,6} ?k\b|lakh|hazaa?r|thousand|paise|money|लाख|हजार|पैसे)/,
        /(?:nahi (?:diy|di |de|bhej)|(?:dont|not|didnt) (?:pay|send|buy|transfer)|नहीं (?:दि|दे|दूं|भेज))/,
        /(?:\bjaan\b|naukri|accident|anarth|\bharm|danger|\bdie|death|suffer|ruin|जान |नौकरी|अनर्थ|बर्बाद|दुर्घटना)/,
      ],
      [
        sayer,
        /(?:blocked|block kar|(?:not|stopped) (?:pick|answer|repl)|phone nahi utha|number band|switch(?:ed)? off|gayab ho|ब्लॉक|फोन नहीं उठा|गायब हो)/,
        /(?:₹|\brs\b|\b\d{3,}\b|\b\d{1,6} ?k\b|lakh|hazaa?r|paise|money|paid|लाख|हजार|पैसे)/,
      ],
      [
        /(?:\bcbi\b|police|customs|cyber|crime branch|\btrai\b|\brbi\b|narcotics|\bncb\b|inspector|officer|judge|पुलिस|सीबीआई|अफसर|अधिकारी|इंस्पेक्टर)/,
        /(?:video call|whatsapp|skype|\bcall|phone|वीडियो कॉल|व्हाट्सएप|फोन|कॉल)/,
        /(?:lakh|hazaa?r|\d{4,}|\bpay\b|transfer|money|paise|लाख|हजार|पैसे)/,
        /(?:arrest|viral|\bjail|keep (?:the )?camera|camera (?:on|band)|not (?:to )?tell|leak|kisi ko (?:mat|na)|गिरफ्तार|वायरल|जेल|किसी को (?:मत|न))/,
      ],
    ],
    unless:
      /(?:your (?:app|credits?|subscription|price)|\bdisha app|subscription|credits?\b|refund|dakshina kitni|दक्षिणा कितनी)/,
  },
];

export const godman: readonly DangerRule[] = [
  {
    danger: 'godman',
    when: [
      [
        sayer,
        /(?:ashram|akel|\balone\b|\bnight|raat|kutiya|dera\b|आश्रम|अकेल|रात|कुटिया|डेरे)/,
        /(?:bhej|chh?od (?:do|de|aa|kar)|send|leave (?:her|him|my)|stay|rukn|भेज|छोड (?:दो|दें|आ|कर)|रुकने|ठहर)/,
        /(?:be(?:t|h?a?n|hen)[ai]?\b|behen|bahan|bahu\b|biwi|patni|ladki|bachch|daughter|sister|wife|girl|child|\bson\b|बेटी|बहन|बहू|पत्नी|बीवी|लडकी|बच्च)/,
      ],
      [
        sayer,
        /(?:\balone\b|akel|\bnaked|\bnude|undress|\bnang|without clothes|in private|at night|raat ko|raat me|private photos?|touch|अकेल|नंग|निर्वस्त्र|कपडे उतार|रात को)/,
        /(?:ritual|puja|pooja|kriya|anushthan|wants?|asks?|calls?|called|kehta|kehte|kaha|bula|bola|room|kamr|bed|touch|पूजा|क्रिया|अनुष्ठान|कहत|कहा|बुला|कमर)/,
        /(?:\bme\b|\bmy\b|\bi\b|mujh|meri|mere|\bher\b|मुझ|मेर|nang|naked|nude|नंग)/,
      ],
      [
        sayer,
        /(?:gold|jewel|zevar|gehne|gahne|\bsona\b|ornament|सोना|जेवर|जेवर|गहने)/,
        /(?:ask|demand|wants?|purif|shuddh|maa?ng|de do|double|मांग|मांग|शुद्ध|दे दो)/,
      ],
    ],
    unless: /(?:buy|khareed|kharid|muhurat|photo of|which direction|in temple)/,
  },
  {
    // Alone and secret, clothes off, house and wages given away, no way out.
    danger: 'godman',
    when: [
      [
        holyOne,
        /(?:\balone|akel|ekant|farm ?house|hotel|not tell|dont tell|without telling|(?:pati|husband|ghar|kisi|family)\S* (?:\S+ )?ko (?:mat|na|bina)|अकेल|एकांत|फार्म|होटल|(?:पति|घर|किसी)\S* (?:\S+ )?को (?:मत|न|बिना))/,
        /(?:\bnight|raat|private|secret|room|kamr|sadhn|sadhan|puja|pooja|kriya|diksha|deeksha|healing|shuddhi|रात|कमर|साधना|पूजा|क्रिया|दीक्षा|शुद्धि)/,
        /(?:with him|\bbula|unke (?:saa?th|kamre|paas|ghar)|farm ?house|hotel|his (?:room|house|place|ashram|kutiya)|come (?:alone|at|to)|\baao\b|\baana\b|\baane ko|बुला|उनके (?:साथ|कमरे|पास)|आओ|आना|आने को)/,
      ],
      [
        holyOne,
        /(?:kapd|clothes|saree|blouse|कपड|साडी|nirvastra|निर्वस्त्र|naked|nude|undress|topless)/,
        /(?:utar|utr|remove|take off|taking off|without|\bbina\b|hata|naked|nude|nirvastra|undress|topless|उतार|उतर|बिना|हटा|निर्वस्त्र)/,
        /(?:mujh|meri|beti|wife|ladki|behe?n|\btel\b|malish|massage|sharir|\bbody|dosh|shuddh|\bher\b|\bmy\b|\bme\b|मुझ|मेरी|बेटी|पत्नी|लडकी|बहन|तेल|मालिश|शरीर|दोष|शुद्ध)/,
      ],
      [
        holyOne,
        /(?:malish|massage|tel laga|touch|kiss|gale laga|\bhugs?|\blap\b|chipak|मालिश|तेल लगा|गले लगा|चूम|चिपक|(?:kamar|peeth|chhati|jaa?ngh|private|कमर|छाती|जांघ)\S* (?:\S+ )?(?:haa?th|chhu|हाथ|छू))/,
        /(?:mujh|meri|\bme\b|\bmy\b|wife|beti|ladki|\bher\b|मुझ|मेरी|पत्नी|बेटी|लडकी)/,
        /(?:ajee?b|weird|uncomfort|\bdar|scared|\balone|akel|galat|odd|strange|normal|shakti|energy|chakra|dosh|अजीब|डर|अकेल|गलत|शक्ति|चक्र|दोष)/,
      ],
      [
        /(?:\bguru|baba|swami|maha?ra+j|mata ?ji|ashram|\bdera\b|darba+r|mission|satsang|गुरु|बाबा|स्वामी|महाराज|माता ?जी|आश्रम|डेरा|डेरे|दरबार|सत्संग)/,
        /(?:\bflat|house|maka+n|\bghar\b|property|[zj]ame+n|\bland\b|salary|savings|\bfd\b|pension|\bgold|jewel|gehne|lakh|money|tankhwa|फ्लैट|मकान|जमीन|संपत्ति|तनख्वाह|वेतन|गहने|लाख|पेंशन)/,
        /(?:transfer|naam (?:kar|likh)|donat\S* (?:his|her|all|our|their)|gave (?:\S+ )?(?:his|her|all|our|away)|given (?:his|her|all|away)|giv(?:es|ing) (?:all|his|her|whole|entire)|likh di|de di|de diy|de aa|pu+ri|poori|saa?r[aie]|all (?:his|her|my)|sab kuch|नाम (?:कर|लिख)|दे दी|दे दि|पूरी|सारा|सारी|सब कुछ)/,
        /(?:(?:not|doesnt|never) (?:\S+ )?(?:allow|let)|nahi (?:\S+ )?(?:karne|milne|aane|jaane|lene) de|cut off|\bmaya\b|milne nahi|ghar nahi (?:aa|laut)|chh?od(?:ne|na) |leave|shr?aa?p|curse|brainwash|baat nahi|माया|मिलने नहीं|छोडने|श्राप|शाप|घर नहीं (?:आ|लौट)|बात नहीं|नहीं (?:\S+ )?(?:मिलने|करने|आने|जाने) दे)/,
      ],
      [
        holyOne,
        /(?:photo|video|\braa?z\b|secret|recording|फोटो|वीडियो|राज )/,
        /(?:viral|bhej d|sab ?ko|leak|dikha d|\bpost|भेज द|सबको|वायरल|दिखा द)/,
        /(?:shr?aa?p|chh?od(?:ne|na|i)|leave|\bstop|mana k|refus|nahi to|warna|varna|श्राप|छोड|मना|नहीं तो|वरना)/,
      ],
      [
        holyOne,
        /(?:\bdrink|pila|sharbat|prasad|peene|पिला|शरबत|प्रसाद|पीने)/,
        /(?:behosh|unconscious|yaad nahi|remember nothing|dont remember|chakkar|drowsy|sleepy|बेहोश|याद नहीं|चक्कर)/,
        /(?:\balone|room|kamr|kapd|clothes|woke|akel|subah|कमर|कपड|अकेल|सुबह)/,
      ],
    ],
    unless:
      /(?:muhurat|photo of|which direction|in temple|charan|pair chh|feet|चरण|पैर छू|dhoti|janeu|snan|स्नान|mundan|मुंडन|guru (?:grah|planet|mahadasha|vakri|margi)|dream|sapn|सपन|sai baba ki murti)/,
  },
];

export const lenders: readonly DangerRule[] = [
  {
    danger: 'lenders',
    when: [
      [
        /(?:loan|recovery|lender|emi\b|karz|karja|udhaa?r|byaaj|sood|sahukar|moneylender|लोन|कर्ज|कर्ज|उधार|ब्याज|साहूकार)/,
        /(?:threat|harass|abus|agents?\b|goons|dhamk|gaali|pareshan kar|ghar aa|photos?|morph|धमक|गाली|परेशान कर|एजेंट|गुंडे)/,
      ],
    ],
    unless: /(?:estate agent|insurance agent|loan agent (?:office|business))/,
  },
  {
    // Shamed over small loans, the usurer's men, one loan for the other.
    danger: 'lenders',
    when: [
      [
        /(?:\bapps?\b|\bloan|instant|\bemi\b|ऐप|एप |लोन|credit card)/,
        /(?:recovery|agent|contacts|relatives|\blist\b|office|\bboss\b|rishteda+r|mummy|\bwife|sister|photos?|pictures?|\bpics|calls?|रिकवरी|कॉन्टैक्ट|रिश्तेदार|फोटो|पत्नी|बहन)/,
        /(?:gaa?li|abus|threat|dhamk|viral|morph|edit|dirty|gand[ie]|nude|naked|badna+m|shame|harass|blackmail|nang|गाली|धमक|वायरल|गंदी|बदनाम|नंग|अश्लील)/,
        /(?:\btook\b|\btaken|liya|\bli\b|borrow|repay|\bpay|paid|\bbhar|chuka|\bdue\b|\blate\b|loan|\d{3,}|asking|maang|लिया|चुका|भर|कर्ज|मांग|लोन)/,
      ],
      [
        /(?:sahuka+r|saahuka+r|soo?dkh?or|money ?lender|mahajan|finance (?:wal|compan)\S*|recovery|byaa?[jz] wal\S*|\b(?:10|5|20) (?:percent|%|taka|rupaye saikda)|paise wal[ae]|chit fund|vaddi|सूदखोर|साहूकार|महाजन|फाइनेंस|ब्याज|रिकवरी)/,
        /(?:baith\S*|utha(?:kar| kar|ke| ke)? le|le gay|chh?ee?n|took (?:away )?(?:my|the|our)|tak\S+ away|snatch|(?:sit|stand|com)\S* (?:\S+ ){0,3}(?:shop|house|home|gate|door)|dhamk|threat|likh do|naam kar|blank cheque|stamp paper|\bbeti\b|patni|daughter|maa?rne|taa?la|बैठ|उठा(?:कर| कर)? ले|ले ग|छीन|धमक|लिख दो|नाम कर|खाली चेक|बेटी|पत्नी|मारने|ताला)/,
        /(?:aadmi|gund|goon|\bmen\b|\bhis\b|\blog\b|ladke|daily|every ?day|\broz|maka+n|\bbike|[zj]ame+n|\bghar|house|shop|आदमी|गुंडे|लोग|लडके|रोज|मकान|बाइक|जमीन|घर|दुकान)/,
      ],
      [
        /(?:\bapp\b|\bloans?\b|\bcard\b|byaj|karz|karj|ऐप|एप |लोन|कर्ज|उधार) (?:\S+ ){0,6}(?:dusr[aie]|doosr[aie]|another|second|next|दूसर\S*|नया)/,
        /(?:recovery|gaa?li|agent|dhamk|threat|mummy|\bcalls\b|trap|\bphas|\bfas |phans|\bapps\b|रिकवरी|गाली|एजेंट|धमक|फंस)/,
      ],
      [
        /(?:video call|nude|naked|ladki|ladies|girl|लडकी|वीडियो कॉल)/,
        /(?:record|screen ?shot|screen record|viral|video bana|रिकॉर्ड|वायरल|वीडियो बना)/,
        /(?:maa?ng|asking|demand|\bpay\b|paise|money|hazaa?r|lakh|\d{4,}|मांग|पैसे|हजार|लाख)/,
      ],
    ],
    unless: /(?:estate agent|insurance agent|loan agent (?:office|business)|dream|sapn|सपन)/,
  },
];
