import type { DangerRule } from './rule.ts';

export const despair: readonly DangerRule[] = [
  {
    danger: 'despair',
    when: [
      [
        /(?:dying|death|to die|marna|mar jana|maut|मरना|मर जाना|मौत) (?:is |seems |hi |ही |ab |अब )*(?:the |my |ek |एक |bas |बस |last |aakhri |आखिरी )*(?:only |hi |ही )?(?:way|option|solution|answer|escape|raa?sta|hal |upaa?y|रास्ता|हल |उपाय)/,
      ],
      [
        /only (?:way|option|solution|escape)(?: left| out)*(?: is)? (?:to die|dying|death)|(?:ra+sta|hal|रास्ता|हल) (?:sirf |bas |बस |सिर्फ |सिर्फ )?(?:maut|marna|mar jana|मौत|मरना|मर जाना)/,
      ],
      [
        /suicid|kill(?:ing)? my ?self|end(?:ing)? (?:my|it|this) (?:life|all)|take my (?:own )?life|\b(?:want|wanna|wish|going|better) to die\b|wanna die|wish i (?:was|were) dead|better off dead|rather be dead|(?:dont|do not|not|never|no longer|stopped) (?:even |really )?(?:want|wish|wanting|wishing) to (?:live|be alive|wake up)|(?:dont|do not|didnt|not|no longer) (?:even |really )?feel(?:ing)? (?:like|to) (?:live|living|being alive|waking up|being here)|feel(?:ing)? like (?:dying|i should die|not living)|no (?:reason|point|will) (?:to|in|of) (?:live|living|life)|nothing (?:left )?to live for|cant go on|cannot go on|tired of (?:living|life|being alive)|life is (?:not worth|pointless|meaningless)|self ?harm|good ?bye (?:note|letter|message|post)|suicide note|last (?:note|letter|message) (?:to|from)|wants? to (?:die|end (?:it|his life|her life))|hurt(?:ing)? my ?self|cut(?:ting)? my ?self|hang my ?self|jump off|overdose|sleeping pills/,
      ],
      [
        /aa?tm ?hat|aa?tma ?hat|khud ?kush|khud ?kh?ushi|marna cha|mar ja(?:na|u|un|oon|yu)|mar jaane ka|jaan de|jaan dena|apni jaan|je+na nah|ji+na nah|n(?:a+h?i+n?|hi) je+na|n(?:a+h?i+n?|hi) ji+na|sab ?kuch kh?a?tm kar|sab kh?a?tm kar|(?:aaj|aj) (?:raa?t )?(?:me |mein )?sab (?:kuch )?kh?a?tm|je+ne ka (?:man|mann)|ji+ne ka (?:man|mann)|je+ne ki (?:ich|chah)|zin?da nah|zindagi (?:khatam|se tang|se thak)|jindagi (?:khatam|se tang)|khud ko (?:khat|khatm|maar|nuksan|hurt)|sab khatam kar|phansi|faansi|zeher kha|jahar kha/,
      ],
      [
        /आखिरी (?:चिट्ठी|संदेश)|अलविदा (?:लिख|कह)|आत्महत्या|खुदकुशी|खुदकुशी|मरना चाह|मर जाना|मर जाऊ|मरने का मन|जान दे|जान देना|अपनी जान|जीना नहीं|(?:नहीं|नही) जीना|आज (?:रात )?सब (?:कुछ )?खत्म|जीने का मन|जीने की इच्छा|जिंदा नहीं रह|जिंदा नहीं रह|जीवन समाप्त|जिंदगी खत्म|जिंदगी खत्म|जिंदगी से (?:तंग|थक)|जिंदगी से (?:तंग|थक)|फांसी|फांसी|जहर खा|जहर खा/,
      ],
      [
        /(?:tithi|\bday\b|\bdate\b|\bdin\b|muhu?rat|nakshatra|shubh|auspicious|तिथि|\sदिन\s|मुहूर्त|शुभ).{0,50}(?:leav\S* (?:the|my|this) body|(?:deh|sharir|shareer|praa?n|pran) ?(?:tyag|chhod|chod)|prayopavesh|देह ?(?:त्याग|छोड)|शरीर (?:त्याग|छोड)|प्राण ?(?:त्याग|छोड))|(?:be|am|being|become|remain) (?:a |such a |only a )?(?:burden|weight|load) (?:on|to|for) (?:my|the|every|them|any|all)/,
      ],
      [
        /end(?:ing)? (?:everything|it all)\b|reason to wake up|sleep(?:ing)? forever|(?:if|when) i (?:disappear(?:ed)?|(?:was|were|am|m) gone|died)|(?:better|happier) (?:off )?without me|burden (?:on|to|for) (?:every|my|them|all)|cant take (?:it|this|life) any ?more|never wake up|(?:not|dont want to) wake up|leave this world|life has no meaning|my life is over|do not want to be here|dont want to be here/,
      ],
      [
        /je+ne ka (?:ab )?(?:koi )?(?:matlab|fa[iy]+da|maqsad)|jiu kyu|duniya (?:hi )?(?:se (?:chal|ja )|chh?od)|hamesha ke liye (?:so |chala|chali|ja)|(?:chala|chali) ja+u?n?g[ai] hamesha|[zj]indagi se (?:haar|har |thak|tang|pareshan|mann? bhar)|(?:sab|gharwalo|maa baap|sabke) (?:par|pe|ke liye|ke upar) bojh|mar(?:ne|na) k[ae] (?:man|mann|khay)|sab (?:kuch )?chh?od(?: kar| ke)? (?:chala|chali|ja)|main na rahu|mujhe kuch ho jaye to|जीने का (?:अब )?(?:कोई )?(?:मतलब|फायदा|फायदा)|दुनिया (?:से चल|छोड)|हमेशा के लिए (?:सो|चला|चली)|जिंदगी से (?:हार|मन भर)|जिंदगी से (?:हार|मन भर)|(?:पर|के लिए) बोझ (?:हूं|हूं|बन)|मरने का (?:खयाल|खयाल|ख्याल)/,
      ],
      [
        /(?:thinking|think|want|wanna|going|decided|plan(?:ning)?|ready|better) (?:to |of |about |i )*(?:finish(?:ing)?|end(?:ing)?) (?:it|everything|all|my ?self)\b|(?:terrace|bridge|\broof\b|railway|\btracks?\b|\briver|chha?t (?:se|par|pe)|patri|\bpul\b|छत (?:से|पर)|पटरी|पुल (?:से|पर)|नदी में).{0,50}(?:\bjump(?!er)|finish (?:it|my|every)|\bkood|\bkud (?:ja|k)|\blet ja|lie down|chhalang|कूद|लेट जा|छलांग|छलांग)|(?:\bkept|\bkeep|\bready|\bcollect(?:ed|ing)?|\bbought|\bsaved|\bjama|रख).{0,24}(?:sleeping (?:tablets|pills)|neend ki goli|\bpoison|\brope\b|\bzehe?r|नींद की गोली|जहर|जहर)|(?:sleeping (?:tablets|pills)|neend ki goli\S*|नींद की गोलि\S*).{0,24}(?:ready|kept|all at once|ek saath|sab|रख|एक साथ)/,
      ],
      [
        /(?:if|when|once|after) i(?: am|m| was) (?:gone|no more|dead|not (?:there|around|here any ?more))|(?:\bcut|\bcutting|\bslit|\bkaa?t\S*|काट\S*).{0,16}(?:wrists?|\bveins?|\bnas\b|\bnass\b|\bblade|नस |ब्लेड)|(?:\bnas|\bhaath|\bhath|wrists?|नस|हाथ) (?:\S+ ){0,2}(?:kaa?t|cut|काट).{0,30}(?:blade|man\b|mann|halka|lu\b|lun|ब्लेड|मन|हल्का|लूं|लूं)|\b(?:sleep|so) (?:and|kar|ke) (?:never|kabhi na)/,
      ],
      [
        /(?:\bthak|\btang|\bhaar|\bub|\boob|\bpareshan|थक|तंग|हार|ऊब)\S* (?:\S+ ){0,4}(?:zindagi|jindagi|jeevan|jeene|life|जिंदगी|जिंदगी|जीवन|जीने) se|(?:zindagi|jindagi|life|jeevan|जिंदगी|जिंदगी|जीवन) (?:\S+ ){0,2}(?:se )?(?:thak|tang aa|haar ga|ऊब|थक|तंग आ|हार ग)|kh?a?ta?m kar (?:dena|du\S*|doo\S*|lena|lu\S*) (?:hai |h |chahta |chahti )?(?:sab|khud|apne|life|zindagi|jindagi)|(?:apni |ye |yeh )?(?:zindagi|jindagi|life|khud ko|apne aap ko|जिंदगी|जिंदगी|खुद को|अपने आप को) (?:\S+ ){0,2}(?:kh?a?ta?m|mita|खत्म|मिटा)/,
      ],
      [
        /(?:\bma(?:i|in|ai)|agar me|मैं|मै) (?:hi |ही )?na(?:hi)? (?:rahu|rahun|rahoon|rahi|raha)\S*.{0,40}(?:fark|farak|kisi|sab|koi|khush|bojh|chain)|(?:मैं|मै) (?:ही )?(?:न|नहीं|ना) (?:रहूं|रहूं|रही|रहा).{0,40}(?:फर्क|किसी|सब|कोई|खुश|बोझ|चैन)|\bf(?:a|aa)n?si (?:laga|le\b|lag|par|pe\b|kha)|(?:ab )?(?:\baur|और) (?:nah?i+n?|नही|नहीं) (?:ruk|jee|ji|saha|reh|रुक|जी|सह|रह) (?:sak|paa?|ja|सक|पा|जा)|(?:uske|unke|उसके|उनके) (?:paas|पास) (?:hi |ही )?(?:jana|chala|chali|जाना|चला|चली) (?:hai|chah|ja|है|चाह|जा)/,
      ],
      [
        /(?:kee?de|kitnashak|chuhe|phenyl|pesticide|rat poison|poison|acid|zeh?a?r|jah?a?r|कीडे|कीटनाशक|चूहे|फिना[इय]ल|जहर|जहर|तेजाब)\S* (?:\S+ ){0,2}(?:pi l(?:u|e)\S*|pi ja\S*|pee l(?:u|e)\S*|kha l(?:u|e)\S*|kha ja\S*|drink(?:ing)?\b|पी लूं|पी लूं|पी लेंगे|पी जाऊं|पी जाऊं|खा लूं|खा लूं|खा लेंगे)/,
      ],
      [
        /(?:\bgo|going|leav\S*|chal[aie]|jana|jaana|jau\S*|चल[ाीे]|जाना|जाऊं|जाऊं) (?:\S+ ){0,2}(?:from |is |इस )?(?:this world|duniya se|दुनिया से)|(?:duniya|दुनिया) (?:\S+ ){0,2}(?:chhod|chod|छोड)|(?:sab\S*|सब\S*|everyone|all) (?:\S+ ){0,2}(?:alvida|good ?bye|अलविदा)|(?:alvida|अलविदा) (?:\S+ ){0,2}(?:bol|kah|keh|बोल|कह)|(?:point|use|reason|fayda) (?:of|in) (?:waking|getting up|living|going on|continuing)|end(?:s|ing|ed)? (?:his |her |their |ones |my )?own life/,
      ],
      [
        /(?:\baur|और|\bab|अब) (?:aur |और )?(?:nah?i+n?|नहीं|नही) (?:saha|sehn|सहा|सहन)|(?:\bsab|सब) (?:\S+ ){0,4}(?:kh?a?ta?m|खत्म|खतम) (?:kar|कर) (?:dun?\b|doo\S*|lun?\b|dena chah|दूं|दूं|लूं|लूं|देना चाह)|(?:man|mann|मन) (?:bana|बना) (?:liya|li|लिया|ली).{0,40}(?:jane|jaane|marne|जाने|मरने)|(?:jane|jaane|marne|na rehne|जाने|मरने|न रहने) (?:ke|के) (?:baad|बाद).{0,80}(?:man|mann|मन) (?:bana|बना)|(?:munder|मुंडेर|parapet|railing) (?:\S+ ){0,3}(?:khad|stand|stood|खड)|(?:\bbas|बस|sirf|सिर्फ) (?:ab |अब )?(?:ek|एक) (?:hi|ही) (?:ra+sta|रास्ता) (?:dikh|bacha|reh|दिख|बचा|रह)/,
      ],
      [
        /\b(?:so|sona|sone|sleep) (?:\S+ ){0,4}(?:hamesha ke liye|forever)|(?:neend|sleeping|नींद)\S* (?:\S+ ){0,3}(?:goli\S*|pills|tablets|गोलि\S*).{0,20}(?:kha li|kha lu|took|\bate\b|nigal|खा ली|खा लूं)|(?:goli\S*|pills|tablets|गोलि\S*) (?:kha li|खा ली).{0,24}(?:bahut|bohot|sari|saari|neend|poori|बहुत|सारी|नींद)|(?:took|eaten|ate|swallowed) (?:\S+ ){0,4}(?:sleeping|all the|whole strip) ?(?:of )?(?:pills|tablets)?/,
      ],
      [
        /(?:train|metro|truck|\bbus|gaa?di|गाडी|ट्रेन|मेट्रो|ट्रक) (?:ke |के )?(?:aage|saamne|samne|neeche|niche|आगे|सामने|नीचे) (?:\S+ ){0,2}(?:kood|\bkud|\baa ja|\blet ja|\bjau|कूद|आ जा|लेट)|\bjump(?:ing)? (?:in front|before a|before the|off|from the)|(?:\bma(?:i|in)|मैं|मै) (?:hi |ही )?(?:nah?i+n?|नहीं|नही) (?:rahung[ai]|rahoong[ai]|रहूंगी|रहूंगा|रहूंगी|रहूंगा) (?:to|tab|तो|तब)|(?:haa?th|kalai|\barm|हाथ|कलाई) (?:pe|par|me|पर|पे|में) (?:\S+ ){0,2}(?:blade|ब्लेड)/,
      ],
      [
        /\bif i (?:go|went|leave|left) (?:away )?for ?ever|(?:fail\w*|debt|loan|tired|cant show|breakup|फेल|कर्ज).{0,60}(?:standing|khada|khadi|sitting|खड\S*) (?:\S+ ){0,3}(?:terrace|roof|bridge|chha?t|pul|छत|पुल)|takes? (?:his|her|their|ones|my) own life|(?:takes?|taking) own life|(?:if|when) i (?:dont|do not|never) wake up|(?:dont|do not|not|never) wake up (?:tmr|tom|kal|again|ever)/,
      ],
      [
        /(?:written|wrote|likh\S*) (?:\S+ ){0,3}(?:letters?|notes?|chitthi|khat) (?:\S+ ){0,3}(?:to|for|ko) (?:\S+ ){0,2}(?:wife|husband|mummy|mom|papa|family|parents|everyone|kids|sister|brother)|(?:last|aa?khri|आखिरी) (?:msg|message|sms|call|मैसेज)|(?:फंदे|फंदा|फांसी|फांसी|phande|phanda|fande|fanda) (?:ke |के |se |से |par |पर )?(?:alava|siva|latak|jhool|अलावा|सिवा|लटक|झूल)|(?:सो|so) (?:जाऊं|जाऊं|ja\S*)\S* (?:हमेशा|hamesha)|(?:kitnashak|कीटनाशक|poison|zeher|जहर|जहर|acid) (?:\S+ ){0,3}(?:bottle|botal|shishi|बोतल|शीशी)/,
      ],
      [
        // Looking down from a height, and thinking of rest.
        /(?:balcon|terrace|rooftop|\broof\b|parapet|railing|bridge|platform|\d(?:st|nd|rd|th|vi|ve)? floor|chha?t|pul\b|manzil|छत|बालकनी|पुल|मंजिल).{0,80}(?:quiet|peace|silence|how easy|one step|no more pain|sukoon|sukun|shaa?nti|chain mil|asaan|सुकून|शांति|शान्ति|चैन मिल|आसान)/,
        /(?:cant|cannot|dont|nothing|no one|nobody|finished|over|tired|taste|bed|alone|thak|haar|ruk|neend|akel|khatam|थक|हार|नींद|अकेल|खत्म)/,
      ],
      [
        // Who counts what others would get.
        /(?:policy|insurance|\blic\b|bima|beema|बीमा|बीमे|पॉलिसी)\S* (?:\S+ )?(?:money|claim|amount|payout|paisa|paise|rakam|पैस\S*|रकम)/,
        /(?:better off|without me|after me|when i am gone|when i m gone|leave|go away|mere baad|mere jane|main na |meri maut|chala ja|chali ja|मेरे बाद|मेरे जाने|मेरी मौत|चला जा|चली जा)/,
      ],
      [
        /(?:mere|मेरे) (?:na|ना|न) (?:rehne|rahne|hone|रहने|होने) (?:se|par|ke|से|पर|के)|(?:jeen[ae]|jina|जीना) (?:hi |ही )?(?:nah?i+n?|nhi|नहीं|नही)|(?:train|rail|metro|truck|gaa?di|ट्रेन|रेल|मेट्रो) k[ea]? ?(?:aage|saamne|samne|neeche|niche) (?:\S+ ){0,2}(?:kood|kud|aa ja|let)|(?:goliya\S*|goli|tablets?|pills|गोलि\S*) (?:\S+ ){0,2}(?:ikkat\S*|ikath\S*|jama|collect\S*|इकट्ठ\S*|जमा)|(?:bojh|बोझ) (?:nah?i+n?|nhi|नहीं) (?:banna|rehna|बनना|रहना)/,
      ],
      [
        /\b(?:finish|end|harm) my ?self\b|stand\S* (?:\S+ ){0,4}(?:terrace|roof|bridge|railway|track).{0,60}(?:notice|step|thinking|feel|jump)|its (?:all )?over for me|(?:reason|wish|desire) (?:to (?:\S+ ){0,2})(?:or )?(?:live|stay alive)|carry this body|cutting my (?:arms?|hands?|legs?|skin|wrists?)|wish i was never born|never (?:been )?born|paida (?:hi )?na (?:hot[aie]|hua|hui)|(?:fd papers|will papers|passwords?|insurance).{0,60}(?:left now|after me|without me)/,
      ],
      [
        /(?:\baur|और|\bab|अब) (?:aur |और )?(?:jiya|जिया) (?:nah?i+n?|nhi|नहीं|नही)|(?:pankh[ae]|fan|पंखे) (?:ki taraf|ko|से|se|की तरफ|को) (?:\S+ ){0,2}(?:dekh|latak|देख|लटक)|(?:मैं|मै|\bmain|\bmai) (?:ना|न|na) (?:rahu\S*|rahoon|रहूं|रहूं) (?:to|तो)|(?:ganga|गंगा)\S* (?:\S+ ){0,3}(?:sama ja|समा जा|doob|डूब मर)|(?:chuhe|चूहे)\S* (?:wali |वाली |ki |की )?(?:dawa|दवा) (?:\S+ ){0,2}(?:himmat|हिम्मत|le aaya|ले आया)|(?:meri|मेरी) (?:tehrvi|terahvi|terahvin|तेरहवीं|तेरहवी)|(?:chha?t|छत) (?:par|pe|पर|पे) (?:baith|khad|बैठ|खड).{0,40}(?:samajh|himmat|समझ|हिम्मत)/,
      ],
      [
        /(?:upar|uske paas|ऊपर) (?:jana|jaana|जाना) (?:hai|h|है).{0,30}(?:paas|pas|mantra|पास|मंत्र)|mar (?:hi )?ja(?:u|un|oon)\b|(?:zyada|jyada|ज्यादा) din (?:nah?i+n?|nhi|नहीं) (?:hu|hoon|rahu|हूं|हूं)|(?:pul|bridge|पुल) (?:pe|par|पर|पे) (?:khad|खड)|(?:phone|mobile) (?:band|off) mil\S* (?:to|toh) (?:samajh|smjh)|(?:kood|kud|कूद) (?:jau\S*|jaa\S*|ja\S*|जाऊं|जाऊं) (?:\S+ )?(?:kuen|kuan|kue|nadi|कुएं|कुएं|नदी)|(?:kuen|kuan|kue|nadi|कुएं|कुएं|नदी) (?:me|mein|में) (?:\S+ ){0,2}(?:kood|\bkud|कूद)/,
      ],
      [
        /(?:ghabrahat|ghabrat|bechaini|panic|anxiety|anxious|depress|hopeless|udaas|udasi|rona aata|घबराहट|बेचैनी|उदास|अवसाद|रोना आता)/,
        /(?:neend nah|nind nah|cannot sleep|cant sleep|not sleeping|khana (?:bhi )?nah|not eating|cannot eat|\b\d{1,3} (?:weeks?|months?|hafte|mahine)|नींद नहीं|खाना (?:भी )?नहीं|हफ्ते|महीने)/,
      ],
    ],
    unless: /kaal sarp|kal sarp|dosh in kundli ends/,
  },
  {
    // Between the lines: affairs in order, things given away, heights and rails, the dead envied.
    danger: 'despair',
    when: [
      [
        /(?:papers?|documents?|passwords?|locker|nominee|bank|accounts?|\bfds?\b|\bpin\b|keys|kagaz|kaagaz|chaabi|hisab|कागज|पासवर्ड|चाबी|हिसाब|लॉकर)/,
        /(?:sorted|given|gave|handed|told|arranged|explained|written|wrote|ready|de di|samjha di|bata di|likh di|sambhal|saunp|दे दि|दे दी|समझा दि|बता दि|लिख दि|सौंप)/,
        /(?:after me|without me|when i am not|once i am|mere baad|mere bina|mere jane|nahi rahung|मेरे बाद|मेरे बिना|मेरे जाने|नहीं रहूंग)/,
      ],
      [
        /(?:\bmy |mere|meri|apn[aei]|saar[aei]|अपन|मेर|सार)/,
        /(?:clothes|jewel|things|belongings|books|guitar|bike|phone|laptop|\bdog\b|\bcat\b|pets?\b|kapd|gehne|gahne|zevar|saree|kitab|saama?n|कपड|गहने|साडि|किताब|सामान|जेवर)/,
        /(?:given? away|gave|gifted|giving away|distribut|de di|de du|baa?nt|दे दि|दे दी|बांट)/,
        /(?:(?:zar[ou]+rat|jar[ou]+rat|kaam) (?:\S+ )?(?:nahi|kya) ?(?:raheg|hog|padeg|aa|$)|wont (?:be )?need|not need|no (?:use|need) (?:of|for) (?:them|it|these|anything) (?:now|any ?more)|nahi (?:rahung|hong)|(?:जरूरत|काम) (?:\S+ )?नहीं (?:रहेग|होग|पडेग|आएग))/,
      ],
      [
        /(?:\bmy (?:own )?|meri |apni |मेरी |अपनी )(?:photo|tasv[ie]+r|pic|picture|फोटो|तस्वीर)\S* (?:\S+ ){0,3}(?:garland|haar |mala|phool|माला|हार )/,
      ],
      [
        /(?:terrace|\broof|balcon|parapet|bridge|railway|\brail\b|\btracks?\b|platform|riverbank|river|chha?t |pat?ri\b|\bpul\b|kuen|kuan|nadi |छत |पटरी|रेल|पुल |नदी|कुएं|बालकनी|मुंडेर)/,
        /(?:\bi |\bmain\b|\bmai\b|mujhe|\bhu\b|\bhun\b|hoon|मैं|मुझे| हूं )/,
        /(?:stand|\bsit|walk|go(?:ing)? |baith|khad|jaa?t[aie]|jaa?k|dekh|बैठ|खड|जात|जाक|देख)/,
        /(?:look(?:ing)? down|stare|staring|n[ei]+che (?:dekh|jha)|नीचे (?:देख|झां)|(?:wapas|vapas|laut ke) (?:na|nahi|kabhi)|वापस (?:न|ना|नहीं)|not (?:come|go|going|coming|return)\S* (?:back|home)|(?:sab|सब) (?:kuch |कुछ )?(?:khatam|खत्म)|(?:neet|jee|upsc|exam|attempt|result|job|business|paper).{0,20}(?:gone|fail|cleared? nahi)|fail ho|फेल हो|how (?:long|fast|deep|quick)|train (?:aat|ka|ki|come|pass)|ट्रेन (?:आत|का|की)|haar ga|हार ग|karz|कर्ज|debt)/,
      ],
      [
        /(?:bima|beema|policy|\blic\b|insurance|term plan|बीमा|बीमे|पॉलिसी)/,
        /(?:guja+r|child|kids|family|bachch|bacch|\bbach+(?:on?|e)\b|parivar|debt|karz|loan|बच्च|गुजार|परिवार|कर्ज)/,
        /(?:mere (?:hone|rehne|rahne|jeene|jine)|मेरे (?:होने|रहने|जीने)|kya fa[iy]da|क्या फायदा|worth more|more (?:use|value)|\bdead\b|than (?:me )?alive|zinda rehne se|जिंदा रहने से|marne (?:par|ke baad|se)|mar ke|मरने (?:पर|के बाद|से))/,
      ],
      [
        /(?:mere?|मेरे) (?:hone|rehne|rahne|jeene|jine|zinda rehne|होने|रहने|जीने|जिंदा रहने) (?:(?:ya )?na hone |(?:या )?न होने )?(?:se|ka|me|से|का|में) (?:\S+ ){0,5}(?:fa[iy]da|matlab|fark|farak|फायदा|मतलब|फर्क)|what is the (?:use|point) of (?:me|my (?:being|living|existence))|(?:no ?(?:one|body)) (?:will|would) (?:even )?(?:notice|miss|care|cry) (?:\S+ ){0,2}(?:if|when) i|(?:aur|और) (?:kitna|kitne|कितना|कितने) (?:din )?(?:jeena|jina|jeeun|jiyu|जीना|जिऊं)|(?:kab tak|कब तक) (?:\S+ )?(?:jeena|jina padega|zinda rehna|जीना|जिंदा रहना)|(?:zindagi|jeevan|janm|जिंदगी|जीवन|जन्म) se (?:kab )?(?:chh?utka+ra|mukti kab)|(?:जिंदगी|जीवन) से (?:कब )?(?:छुटकारा|मुक्ति)/,
      ],
      [
        /(?:unh?i\S*|uske|unke|usi|papa|mummy|\bmaa|pati|husband|wife|bet[ae]|उन्हीं|उनके|उसके|उसी|पापा|मम्मी|मां|पति|बेटे|पत्नी) (?:ke |के )?(?:hi |ही )?(?:paas|pas|पास) (?:\S+ ){0,2}(?:ja|aa|chal|pahu|bula|जा|आ|चल|पहुंच|बुला)|(?:want|wish|like|wait\S*|ready) to (?:\S+ )?(?:be|join|go|meet|reunite|follow)(?: \S+){0,2} (?:with |to )?(?:him|her|them|my (?:husband|wife|mother|father|son|daughter|mom|dad))/,
        /(?:guja?r|guzar|nahi rah[ei]|chal[aei] ga|chal bas|jaa?ne ke baad|dea?th|died|passed|\bgone\b|no more|left us|heaven|मौत|गुजर|नहीं रह|चले ग|चला ग|चली ग|चल बस|जाने के बाद)/,
        /(?:\bmann?\b|bulawa|bula l|jaldi|akel|chaht[aie]|\bbas\b|soon|only|just|alone|lonely|empty|मन |बुलाव|बुला ल|जल्दी|अकेल|चाहत| बस |सूना)/,
      ],
      [
        /(?:bhagwan|bhagvan|\bgod\b|ishwar|yamraj|prabhu|uparwal\S*|upar wal\S*|भगवान|ईश्वर|यमराज|प्रभु|ऊपरवाल\S*|ऊपर वाल\S*) (?:\S+ ){0,4}(?:utha l|bula l|take me|call me|calls me|उठा ल|बुला ल)/,
      ],
      [
        /(?:aa?nkh\S*|ne+nd|subah|आंख\S*|नींद|सुबह) (?:hi |ही )?(?:\S+ ){0,2}(?:na|ना|न) (?:hi |ही )?(?:khule|uthu|toote|tute|ho |खुले|उठूं|टूटे|हो )/,
        /(?:accha|achha|acha|behtar|kaash|sukoon|chain|lagta|dua|prarthna|sochta|sochti|अच्छा|बेहतर|काश|सुकून|चैन|लगता|दुआ|सोचता|सोचती|मन )/,
      ],
      [
        /(?:hope|wish|pray|want|if only|prefer)\S* (?:\S+ ){0,4}(?:dont wake|do not wake|not wake|never wake|never come(?:s)?|vanish|disappear|not exist|stop existing|cease)|wish it (?:was|were|had been) me\b|should have been me|(?:envy|jealous|envious).{0,50}(?:\bdead|\bdied|\bgone|passed)|lucky (?:\S+ ){0,3}(?:who|to) (?:\S+ )?(?:die|died|dead|gone|go early|passed)|(?:dead|died|gone) (?:\S+ ){0,3}(?:are|is) (?:the )?(?:lucky|free|at peace).{0,40}\b(?:me|i)\b|(?:jo|जो) (?:\S+ )?(?:mar|chale|मर|चले) (?:ga|ग)\S* (?:\S+ ){0,4}(?:khushnas|kismat|sukhi|chain|azaad|खुशनस|किस्मत|सुखी|चैन|आजाद)|(?:gayab|गायब) ho ja(?:u|ao|oon|un)|गायब हो जाऊं|(?:wapas|vapas|laut|वापस|लौट)\S* (?:\S+ ){0,2}(?:na|kabhi na|ना|न) (?:aau|aaun|aaoon|lautu|आऊं|लौटूं)/,
      ],
      [
        /(?:chitth?i|\bletters?\b|\bnotes?\b|\bkhat\b|चिट्ठी|चिट्ठियां|खत )/,
        /(?:likh(?:kar|ke| ke| kar| li| di| rakh)|wrote|written|write|left|लिख(?:कर|के| कर| के| ली| दी| रख))/,
        /(?:himmat|courage|next (?:life|birth)|agle janm|ma+fi? (?:maang|kar)|forgive|good ?bye|sorry to|हिम्मत|अगले जन्म|माफी मांग|अलविदा|when (?:they|he|she) finds?|jab (?:tak )?(?:wo|sab|unko|unhe) (?:padh|mile)|जब (?:वो|सब|उन्हें) (?:पढ|मिले))/,
      ],
      [
        /(?:blade|compass|cutter|razor|safety pin|needle|lighter|matchstick|ब्लेड|परकार|चाकू|chaku|knife|cigarette)/,
        /(?:haa?th|\bhand|\barms?\b|wrist|thigh|kalai|skin|\blegs?\b|jaa?ngh|हाथ|कलाई|बांह|जांघ)/,
        /(?:\blines?\b|scratch|\bcuts?\b|kharoch|nisha+n|khoon|kaa?t|lakee?r|jala|burn|लकीर|निशान|खरोंच|काट|चीर|जला)/,
        /(?:calm|relief|relax|sha+nt|sukoon|sukun|halka|feel better|numb|शांत|सुकून|हल्का|राहत|ra+hat)/,
      ],
      [
        /(?:khud|apne|apni|खुद|अपने|अपनी) (?:ko|aap ko|haa?th|kalai|skin|को|आप को|हाथ|कलाई) (?:\S+ ){0,3}(?:jala|kaa?t|noch|kharoch|जला|काट|नोच) ?(?:le|li|lu|ल)/,
      ],
      [
        /(?:easier|lighter|simpler|better|free|freed|relieved|happier|peaceful) (?:\S+ ){0,4}(?:after me|without me|if i (?:was|were|am|wasnt|werent|had)|once i am)|(?:mere|मेरे) (?:bina|bagair|बिना|बगैर) (?:\S+ ){0,4}(?:khush|sukhi|chain|halk|aaram|theek|खुश|सुखी|चैन|हल्क|आराम|ठीक) (?:rah|ho|se|रह|हो|से)/,
      ],
      [
        /(?:count\S*|\bgin\S*|sav(?:ed|ing)|hid(?:den|ing)?|chhupa|bacha|गिन|बचा|छुपा|छिपा)\S* (?:\S+ ){0,4}(?:pills|tablets|goli\S*|strips?|गोलि\S*)|(?:pills|tablets|goliya\S*|strips?|गोलि\S*) (?:\S+ ){0,4}(?:\bgin|count|bacha|गिन|बचा)/,
        /(?:sleeping|ne+nd|at once|ek saath|enough|kaafi|kafi|नींद|एक साथ|काफी)/,
      ],
      [
        /(?:dupatt?a|rassi|\brope|saree|दुपट्ट|रस्सी|साडी)/,
        /(?:pankh|\bfan\b|ceiling|\bhook|पंखे|पंखा|कुंडे|छत)/,
        /(?:\bi |main |mai |mujhe|mann|मैं|मुझे|मन )/,
        /(?:strong|hold|weight|mazboot|majboot|vazan|sochta|sochti|kept|wazan|नजर|मजबूत|वजन|सोचत|बार बार|baar baar|again and again)/,
      ],
    ],
    unless:
      /(?:dream|sapn|swapn|सपन|स्वप्न|film|movie|serial|katha|story|कथा|कहानी|fiction|vaishno|वैष्णो|kedarnath|केदारनाथ|vrindavan|वृंदावन|\bdham\b|धाम|\bvisa\b|abroad|dubai|canada|videsh|विदेश|vasiyat|वसीयत|retire|meditat|dhyan|ध्यान|arghya|jhu+la|झूला|swing|clothes line)/,
  },
];
