import type { DangerRule } from './rule.ts';

const target =
  /(?:\bex\b|\bboss|partner|saajhe|sajhe|padosi|neighbou?r|\bsaas\b|mother in law|sister in law|sasur|devra?ni|jethani|nanad|bhabhi|dushman|enemy|shatru|\busk[aieo]|\bunk[aieo]|\buse\b|\bhim\b|\bher\b|\bthem\b|\bhis\b|colleague|sautan|landlord|jisne|\bjis\b|साझेदार|पार्टनर|पडोसी|सास |देवरानी|जेठानी|ननद|भाभी|दुश्मन|शत्रु|उसका|उसकी|उसके|उसको|उनका|उनके|जिसने|जिस |बॉस|सौतन)/;

export const revenge: readonly DangerRule[] = [
  {
    danger: 'revenge',
    when: [
      [
        /(?:sabak sikha|badla le|\brevenge|get back at|teach (?:him|her|them) a lesson|(?:maa?r|jaa?n se maa?r|kaat|jala) (?:d[uoae]|dal)|\bkill (?:him|her|them)|beat (?:him|her|them) up|सबक सिखा|बदला ल|मार (?:दू|डालू|दूं|डालूं)|जान से मार|जला दू)/,
        /(?:jaa?du|tona|totka|tantra|black magic|witch|daa?yan|nazar|evil eye|curse|dosh|kundli|जादू|टोना|टोटका|तंत्र|डायन|नजर|नजर|दोष|कुंडली)/,
      ],
      [
        /(?:nuk?sa+n pah|tabah kr|barba+d kr|barba+d ho ja|मूठ चल|बर्बाद हो ज|muth chal|mooth chal|bimar (?:kar|pad ja)|barba+d kar|tabah kar|harm (?:him|her|them)|make (?:him|her|them) (?:ill|sick|suffer)|नुकसान पहु|बीमार (?:कर|पड जा)|बर्बाद कर|तबाह कर)/,
        /(?:totka|totke|mantra|tantra|jaa?du|\bspell\b|putla|mooth|muth|मूठ|पुतला|टोटक|मंत्र|तंत्र|जादू)/,
        /(?:chah|batao|bata do|\bdo\b|want|give|how|kaise|चाह|बताओ|बता दो|दो|कैसे)/,
      ],
      [
        /(?:\bwitch\b|daa?yan|chudail|डायन|चुडैल).{0,40}(?:village|gaon|neighbou?r|padosan|bua|chachi|bahu|saas|गांव|गांव|पडोस|बुआ|चाची|बहू|सास)/,
      ],
    ],
    unless: /(?:film|serial|movie|story|katha|kahani|फिल्म|फिल्म|कहानी|कथा)/,
  },
  {
    // A woman called a witch, and harm wished upon a named one.
    danger: 'revenge',
    when: [
      [
        /(?:da+y[ae]n|da+in\b|dakan|\bwitch|tonhi|chudail|डायन|डाइन|टोनही|चुडैल)/,
        /(?:throw|\bout\b|nikal|beat|maa?r|pehcha+n|pahcha+n|confirm|proof|saboot|\bsigns?\b|punish|sa[zj]a|burn|panchayat|how to (?:know|find)|kaise pata|निकाल|मार|पीट|पहचान|सजा|सबूत|पंचायत|जला|कैसे पता)/,
      ],
      [
        /(?:vidhwa|widow|\bkaki\b|budhiya|buddhi|old (?:woman|lady)|aurat|chachi|\bbua\b|padosan|विधवा|काकी|बुढिया|औरत|चाची|बुआ|पडोसन)/,
        /(?:nazar|nazr|evil eye|looks at|kha ga|jaa?du|tona|bima+r|fall(?:ing)? sick|cattle|bhains|\bmar ga|died|नजर|खा ग|जादू|टोना|बीमार|भैंस|मर ग)/,
        /(?:ba+l (?:kaa?t|kat)|cut (?:her|the) hair|throw (?:her )?out|gaa?o\S* se (?:\S+ )?nikal|bahar nikal|\bbeat|pee?t(?:na|ne|kar)|maa?r(?:na|ne|kar|enge)\b|panchayat|\bjala\b|punish|kaala muh|muh kala|बाल काट|गांव से|पीट|मारने|पंचायत|जला|बाहर निकाल|मुंह काला|सजा)/,
      ],
      [
        target,
        /(?:(?:pair|haa?th|taa?ng|haddi|पैर|हाथ|टांग) (?:\S+ )?(?:tut|toot|tod|टूट|तोड)|bistar (?:\S+ ){0,2}(?:na uth|pakad)|बिस्तर (?:\S+ ){0,2}(?:न उठ|ना उठ|पकड)|(?:barba+d|taba+h|nash|satyana+s|khatam|pagal|apa+hij|diwal\S*|kangal|dukhi|bima+r|chaupat|\bband|doob|fail|बर्बाद|तबाह|नाश|सत्यानाश|पागल|अपाहिज|कंगाल|दुखी|चौपट|बीमार|दिवाला) (?:\S+ )?(?:ho |kar |pad |nikal |हो |कर |पड |निकल )?(?:jaa?ye|jae|jaaen|jaye|jayen|kar|du\b|dun|de\b|jana cha|जाए|जाएं|दूं|दे |करन|करव)|(?:naukri|shaa?di|rishta|ghar|business|dhandha|नौकरी|शादी|रिश्ता|घर|धंधा) (?:\S+ ){0,2}(?:tut|toot|chal[ie]|chhut|chhoot|bikhar|ujad|doob|टूट|चली|छूट|बिखर|उजड|डूब) ?(?:ja(?:ye|e)|जाए)|(?:sukh|chain|khush|सुख|चैन|खुश) (?:se )?(?:na|न|ना) (?:rah|mil|ji|रह|मिल|जी)|tadap|तडप|(?:sadak|road|सडक) (?:pe|par|पर) aa|सडक पर आ|(?:make|see|want|wish|should|let|so that|how to|will) (?:\S+ ){0,6}(?:suffer|ruin|destroy|lose everything|fall (?:sick|ill)|break (?:his|her|their)|beg\b|crawl|sick\b|bedridden|never (?:be )?happy|accident|miserable))/,
        /(?:upay|totk|mantra|prayog|kriya|puja|pooja|\bspell|tantra|vidhi|ritual|yantra|remedy|nimbu|putla|baglamukhi|\bkali\b|bhairav|havan|mirchi|उपाय|टोटक|मंत्र|प्रयोग|क्रिया|पूजा|विधि|तंत्र|बगलामुखी|भैरव|हवन)/,
      ],
    ],
    unless:
      /(?:film|serial|movie|story|katha|kahani|stree 2|फिल्म|कहानी|कथा|bach(?:ne|ao|ne ka)|protect|raksha|suraksha|रक्षा|बचने|बचाव|सुरक्षा|witch ?craft museum|dream|sapn|सपन)/,
  },
];

export const curse: readonly DangerRule[] = [
  {
    danger: 'curse',
    when: [
      [
        /(?:black magic|kala jadu|kaala jadu|kala jaadu|kaala jaadu|jadu ?tona|jaadu ?tona|to(?:na|tk[ae]) (?:ne )?(?:kiy|kar (?:diy|rakh)|karw|karay)|tona ?totka kar|(?:टोना|टोटका|टोटके) (?:किय|कर (?:दिय|रख)|करव|कराय)|vashikaran|vashi karan|voodoo|\bhex\b|witchcraft|bhoot|bhut pret|pret aatma|aatma ka|ghost|haunted|evil spirit|possessed|possession (?:by|of (?:a |the )?(?:spirit|ghost|soul|pret))|tantra(?:k)? (?:kriya|vidya)|someone (?:has )?(?:done|did) something|kisi ne kuch (?:kar|kra)|kisine kuch kar|kuch karwa diya|kiya karaya|काला जादू|जादू टोना|वशीकरण|भूत|प्रेत|तंत्र क्रिया|किया कराया|टोना|बुरी आत्मा|किसी ने कुछ कर)/,
      ],
      [
        /(?:vermilion|sindoor|kumkum|\bhair\b|nimbu|lemon|doll|gudiya|putla|putli|bones?\b|haddi|\beggs?\b|\banda\b|\bash(?:es)?\b|raakh|सिंदूर|नींबू|गुडिया|पुतला|हड्डी|राख|अंडा)/,
        /(?:outside|\bdoor|\bgate|darwa[zj]|darva[zj]|chaukhat|ke bahar|ke samne|दरवाज|गेट|चौखट|बाहर)/,
        /(?:someone|somebody|cursed?\b|kisi ne|padosan|padosi|neighbou?r|\bmil[ai]\b|found|phe+nk|fe+nk|rakh (?:gay|diy)|jaa?du|किसी ने|पडोस|मिला|मिली|फेंक|जादू)/,
      ],
      [
        /(?:are we|am i|we are|i am|i m|is my \S+|family is) cursed|curse on (?:us|me|my|our)|shraa?p (?:laga|hai)|(?:mujh|मुझ) ?(?:par|pe|पर) (?:muth|mooth|मूठ)|(?:mujh|ham|hum|mere \S+|mer[ie] \S+) (?:par|pe) (?:kisi ne )?kuchh? (?:kar|kra|karwa)|मुझ पर (?:किसी ने )?कुछ कर|श्राप लगा/,
      ],
      [
        /(?:control|attract|get back|bring back|trap|\bharm|destroy|revenge|punish|take revenge|kabu|bas me|vash me|badla|nuksan pahuncha|वश में|काबू|बदला)/,
        /(?:mantra|spell|totka|remedy|puja|tantra|ex\b|enemy|boyfriend|girlfriend|boss|dushman|shatru|मंत्र|टोटका|दुश्मन|शत्रु)/,
      ],
      [
        /(?:maran|uchchatan|uchatan|vidveshan|stambhan) (?:mantra?|prayog|kriya|puja|tantra)|(?:मारण|उच्चाटन|विद्वेषण|स्तंभन) (?:मंत्र|प्रयोग|क्रिया|पूजा|तंत्र)/,
      ],
      [
        /(?:barba+d|tabah|nash|khatam|बर्बाद|तबाह|नाश|खत्म|खत्म) (?:kar\S*|करन|कर द|करे)/,
        /(?:mantra|totka|tantra|prayog|मंत्र|टोटका|तंत्र|प्रयोग)/,
        /(?:\bus[ek]|dushman|shatru|padosi|boss|\bex\b|उसे|उसको|दुश्मन|शत्रु|पडोसी)/,
      ],
    ],
    unless:
      /(?:(?:log|people|लोग) (?:\S+ ){0,2}(?:kehte|dara|say|कहते|डरा).{0,40}(?:plot|flat|land|प्लॉट|फ्लैट|जमीन) (?:\S+ ){0,2}(?:len|buy|khar|ले|खर)|bhoot chaturdashi|bhut chaturdashi|ghost chaturdashi|bhootnath|bhoot bhavan|भूत चतुर्दशी|भूतनाथ|panch ?bhoot|pancha ?bh?u?ta|पंचभूत|पंच भूत|chalisa|चालीसा)/,
  },
  {
    danger: 'curse',
    when: [
      [
        /(?:kuch|कुछ) (?:\S+ ){0,2}(?:khila|pila|खिला|पिला) ?(?:diy|di |dii|rakh|दि|दी|रख)|(?:put|mixed|fed|gave) (?:\S+ ){0,4}(?:in (?:my|his|our) (?:food|tea|drink|prasad)|to eat and)/,
        /(?:kaa?t |utar|upay|\btod\b|\bmann?\b|jab se|lagta|undo|badal|asar|control|ever since|since then|काट|उतार|उपाय|मन |जब से|लगता|तोड|बदल|असर|वश)/,
      ],
      [
        /(?:dukaa?n|\bshop|business|dhandha|\bkaa?m|karobar|kokh|rozgar|vyapa+r|kismat|rishta|tijori|factory|दुकान|धंधा|काम|कारोबार|कोख|व्यापार|रोजगार|किस्मत) (?:\S+ ){0,3}(?:bandhwa|bandhva|(?:ba+ndh|ba+ndha) (?:di|de|rakh|gaya|hua)|bandhi (?:hui|hai)|बंधवा|बांध (?:दि|दी|रख)|बंधी|बंधा|tied|bound)|(?:tied|bound|locked) (?:our|my) (?:shop|business|work|luck|womb)/,
        /(?:kisi|kisine|khol|khul|kaise|kaa?t|lagta|raa?kh|grah?ak|customer|some ?(?:one|body)|jaa?du|undo|open|किसी|खोल|खुल|कैसे|काट|लगता|राख|ग्राहक|बांध दि)/,
      ],
      [
        /(?:tawee?z|tabee?z|\bpins?\b|\bsui\b|needle|lemon|\bhair\b|nimbu|\braa?kh\b|sindoor|haldi|kala (?:dhaga|kapda)|bones?|haddi|putla|doll|black (?:thread|cloth)|ash(?:es)?\b|ताबीज|सुई|नींबू|बाल |राख|सिंदूर|काला (?:धागा|कपडा)|हड्डी|पुतला)/,
        /(?:\bmil[aei]\b|found|nikl[aei]|kept|dropp|pada (?:tha|mila)|rakh[aei]|मिला|मिली|मिले|निकला|निकली|रखा|रखी)/,
        /(?:since then|since that|tab se|jab se|tabse|kisi (?:ne|ka)|some ?(?:one|body)|sister in law|jethani|devrani|nanad|padosan|got something done|kar diya|karwaya|undo|तब से|जब से|किसी (?:ने|का)|जेठानी|देवरानी|पडोसन|कर दिया|करवाया)/,
        /(?:jhagd|fight|quarrel|bima+r|\bsick|\bill\b|nuksan|loss|money|paise|\bdar|scared|afraid|\bmann?\b|undo|kaa?t|utar|asar|झगड|बीमार|नुकसान|डर|पैसे|काट|उतार|असर|मन )/,
      ],
      [
        /(?:kisi ke hone|someone (?:is )?(?:there|in the room|watching|standing)|koi (?:khada|khadi|baitha|gala|chhati)|\baa?hat|footsteps|a presence|किसी के होने|आहट|कोई (?:खडा|खडी|बैठा))/,
        /(?:raat|\bnight|ehsa+s|feel|lagta|mehsoos|रात|एहसास|अहसास|लगता|महसूस)/,
        /(?:\bdar|scared|afraid|kaa?t|upay|saa?ya|kuch kar|asar|evil|bhatak|spirit|डर|काट|उपाय|साया|किया|असर|भटक)/,
      ],
    ],
    unless:
      /(?:vrat me|fast|व्रत में|galti se|गलती से|dream|sapn|सपन|film|movie|horror|serial|story|katha|कथा|rakhi\b|राखी)/,
  },
];
