import type { DangerRule } from './rule.ts';

const kid =
  /(?:\bsons?\b|daughter|child|\bkids?\b|\bboy\b|\bgirl\b|niece|nephew|grandson|toddler|bachch|bacch|\bbach+(?:[iea]|[oe]n)\b|\bbeti|\bbet[ae]\b|bitiya|munn[aie]\b|bhanj|bhatij|\bpot[aie]\b|chh?ot[iue] (?:behe?n|bahan|bhai)|(?:little|younger) (?:sister|brother)|\b(?:[3-9]|1[0-7]) ?(?:yr|year|saal|sal|varsh)|बच्च|बेटी|बेटा|बेटे|बिटिया|भांज|भतीज|पोत|साल क)/;
const grownUp =
  /(?:uncle|chacha|\bmama\b|\btau\b|fufa|mausa|cousin|bhaiya|driver|conductor|\bvan\b|\bteacher|tuition|\bsir\b|coach|warden|watchman|guard|servant|\bcook\b|naukar|pados|neighbou?r|\bjija|stepfather|step dad|sautel|pujari|maulvi|baba\b|अंकल|चाचा|मामा |मामा के|ताऊ|फूफा|मौसा|भैया|ड्राइवर|टीचर|ट्यूशन|सर |कोच|वार्डन|चौकीदार|नौकर|पडोस|जीजा|सौतेल|पुजारी|बाबा)/;

export const child: readonly DangerRule[] = [
  {
    danger: 'child',
    when: [
      [
        /(?:child|kid|minor|daughter|son|niece|nephew|student|boy|girl|bachch|beti|beta|(?:little|younger|small|baby|chh?oti|chh?ote|छोटी|छोटे) (?:sister|brother|cousin|bahan|behe?n|bhai|बहन|भाई)|बच्च|बेटी|बेटा|बेटे|नाबालिग)/,
        /(?:molest|sexual|abus|touch(?:es|ed|ing)? (?:me|her|him|my)|rape|beaten|beats|hit(?:s|ting)? (?:me|her|him|the|my)|galat tarike se ch|chhed|maar(?:te|ta|ti) hai|pitai|chhua|छेड|गलत तरीके से छू|गलत तरीके से छू|मारते हैं|मारता है|पीटता|पीटते|यौन|शोषण)/,
      ],
      [
        /(?:(?:galat|gandi|ganda|buri|private|गलत|गलत|गंदी|बुरी|निजी) (?:harkat|kaam|tarah chh|ja+ga?h|parts?|हरकत|काम|तरह छू|जगह)|(?:bad|wrong|dirty) touch|inappropriate(?:ly)? touch|touch\S* .{0,30}(?:wrong|bad|dirty|improper|private)(?:ly)?\b|touch(?:es|ed|ing)? me|mujhe chhut|मुझे छूत)/,
        /(?:uncle|chacha|mama |tau|fufa|mausa|cousin|teacher|tuition|neighbou?r|padosi|sir |papa|father|bhai|brother|stepfather|age|years? old|saal k|चाचा|मामा|ताऊ|फूफा|मौसा|टीचर|पडोसी|पापा|पिता|भाई|साल क)/,
      ],
      [
        /(?:\bi (?:am|m) (?:only )?(?:[6-9]|1[0-7])\b(?! ?(?:weeks?|months?|lakh))|\b(?:[6-9]|1[0-7]) (?:years? old|yrs? old|saal k[aie]|sal k[aie]|साल क)|\bi (?:am|m) in (?:class|std) |(?:main|mai) (?:class|kaksha) |मैं (?:कक्षा|\S+वीं))/,
        /(?:\bmy (?:parents|mom|mum|dad|father|mother|sir|teacher|uncle)|mummy|papa|mumm|maa baap|mere (?:ghar|sir)|मम्मी|पापा|मां बाप|मेरे सर)/,
        /(?:fight|beat|hit|scared|afraid|touch|alone|shout|drunk|marte|marta|maar|jhagd|ladte|ladai|dar lag|akela|akeli|chhut|chhu|लडते|मारते|मारता|झगड|डर लग|अकेल|छूते|छूता)/,
      ],
      [/child (?:marriage|abuse|labou?r)|bal vivah|बाल विवाह/],
      [
        /hand (?:inside|under|in) (?:my|her|his) (?:frock|skirt|shirt|dress|pants?|clothes)|secret game|(?:mummy|mom|kisi) ko (?:mat|nahi|nhi) (?:bata|bol)/,
      ],
      [
        /(?:\bson\b|daughter|child|kid|bach+[iea]\b|bachch\S*|bacch\S*|\bbet[aei]\b|बच्च\S*|बेटी|बेटे|बेटा)/,
        /(?:burns?|jalat[aei]|daa?gt[aei]|जलात|दागत)\b.{0,30}(?:agarbatti|cigarette|iron|match|with)|(?:agarbatti|cigarette|अगरबत्ती|सिगरेट) se (?:jala|daa?g)|(?:janjeer|zanjeer|chain|rassi|जंजीर|जंजीर|रस्सी) (?:se|में|me|से) (?:\S+ ){0,2}(?:bandh|baandh|बांध|बांध)|(?:bhookha|bhukha|भूखा) (?:rakh|रख)/,
      ],
      [
        /(?:bach+[iea]\b|bachch\S*|bacch\S*|\bbeti\b|\bbete?\b|daughter|\bson\b|child|बच्ची|बच्चे|बच्चा|बेटी|बेटे)/,
        /(?:bhookh|bhukh|starv|khana nah?i+n? de|khana nhi d|वहां दर्द|वहां दर्द|wahan dard|waha dard|private (?:part|jagah)|kuch kiya (?:hai|h)\b|कुछ किया है|kapde (?:badal|fat|phat|utar|hata)|कपडे (?:बदल|फट|उतार|हटा))/,
        /(?:\bsaas\b|sautel|bhaiya|uncle|driver|van wal|teacher|\bsir\b|padosi|naukar|pujari|baba|guru|सास|सौतेल|भैया|अंकल|ड्राइवर|टीचर|पडोसी|नौकर|पुजारी|बाबा)/,
      ],
      [
        /(?:\bma(?:i|in)|\bme\b|\bi am|\bi m|मैं|मै) (?:\S+ ){0,2}(?:[6-9]|1[0-7]) (?:saal|sal|years?|yrs?|k[aie]\b|साल|वर्ष|की|का)/,
        /(?:kisi ko (?:\S+ )?(?:nahi )?bata|cant tell|cannot tell|afraid to tell|khana nah|garam|maa?r(?:ti|ta|te) |beat|touch|chhu|raat ko|at night|बता नहीं|खाना नहीं|मारत|छूत|रात को)/,
        /(?:chacha|mama|mami|uncle|aunty|sir|teacher|papa|father|mother|maa|bhai|cousin|jija|fufa|padosi|चाचा|मामा|अंकल|सर|टीचर|पापा|मां|मां|भाई|जीजा|फूफा|पडोसी)/,
      ],
      [
        // A grown-up who wants a child alone.
        /(?:child|kid|minor|daughter|\bson\b|niece|nephew|bachch|bacch|\bbach+[iea]\b|beti|\bbete?\b|\bbeta|bhatij|bhanj|\bladk|\b(?:[4-9]|1[0-7]) (?:yr|yrs|year|saal|sal)|बच्च|बेटी|बेटे|बेटा|भतीज|भांज|भांज|लडक|साल क)/,
        /(?:alone|akel|अकेल)/,
        /(?:calls?|takes?|took|sends?|send|sit|stays?|lock|shuts?|clos|bula|le ja|le ga|le jat|bhej|baith|band kar|बुला|ले जा|ले ग|भेज|बैठ|बिठा|बंद कर)/,
        /(?:relative|rishtedar|uncle|chacha|\bmama\b|\btau|fufa|mausa|cousin|tantrik|baba|guru|teacher|tuition|driver|neighbou?r|pados|pandit|priest|रिश्तेदार|चाचा|मामा|ताऊ|फूफा|मौसा|तांत्रिक|बाबा|गुरु|टीचर|ट्यूशन|ड्राइवर|पडोस|पंडित|अंकल)/,
        /(?:room|kamr|door|darwaz|lock|night|\braat|amavas|puja|pooja|sadhna|screams?|cries|chillat|roti hai|कमर|दरवाज|रात|अमावस|पूजा|साधना|चीख|रोती|रोता)/,
      ],
      [
        /(?:my|the|a) (?:\S+ )?(?:[3-9]|1[0-7]) (?:yr|year|yrs|years)s? ?old.{0,30}(?:on his lap|in his lap|undress|private)/,
      ],
      [
        /(?:child|kid|minor|daughter|\bson\b|niece|nephew|student|\bboy|\bgirl|bachch|bacch|beti|beta|bete|\b(?:[4-9]|1[0-7]) (?:yr|yrs|year|saal)|बच्च|बेटी|बेटे|बेटा|भतीज|भांज|भांज)/,
        /(?:(?:dirty|porn\S*|nude|naked|blue|gand[ie]|adult|अश्लील|गंदी|गंदे) (?:videos?|photos?|films?|pics?|pictures?|वीडियो|फोटो|तस्वीर\S*)|(?:garam|hot|जलत\S*|उबलत\S*|boiling|गरम|गर्म) (?:chimt|pani|paani|water|पानी|tawa|iron|rod|चिमट|तव|सलाख)|daa?g(?:ti|ta|te|a) |दाग(?:त|ा )|cigarette se|(?:ki|ke|की|के|of a?|child) (?:bali|बलि)|(?:bali|बलि) (?:chahiye|deni|dena|चाहिए|देनी|देना)|human sacrifice|narbali|नरबलि)/,
      ],
    ],
    unless: /(?:grahan|ग्रहण|husband|wife|in laws?|sasural|\bpati |पति|ससुराल|\btv\b|animal|\bdog)/,
  },
  {
    // Between the lines: afraid of one grown-up, pain, marks, shut in, not fed.
    danger: 'child',
    when: [
      [
        kid,
        /burn(?:s|ed|t) (?:\S+ ){1,4}with (?:an? |the )?(?:agarbatti|incense|cigarette|iron|match|lighter|spoon|chimta)/,
      ],
      [
        kid,
        grownUp,
        /(?:afraid|scared|frighten|terrif|flinch|trembl|shiver|cries|crying|\bcry\b|screams|hides|refus|wont go|(?:doesnt|does not|dont) want to (?:go|stay|sit)|kaa?np|\bdar(?:ti|ta|te|ne|i|r)?\b|sahm|sehm|\bro(?:ti|ta|te|ne)\b|chhup|mana kart|nahi jaa?na|डर|कांप|सहम|रोने|रोती|रोता|छिप|छुप|मना कर|नहीं जाना)/,
        /(?:dont leave me|leave me with|naam (?:sun|le|se)|नाम (?:सुन|ले|से)|(?:his|her) name|name is|only (?:on|when)|days when|(?:alone|akel\S*) with|ke saath akel|के साथ अकेल|\bhug|\blap\b|god me|गोद में|touch|haa?th lag|हाथ लग|\bdard|\bpain|\bwets?\b|wetting|bistar gee?la|बिस्तर गी|sone se|सोने से|kapd|कपड|wahi (?:uncle|sir|bhaiya))/,
      ],
      [
        kid,
        /(?:belt|danda|dande|stick|scale|\bmarks?\b|nisha+n|\bneel|bruis|welts?|cigarette|swollen|sooj|निशान|नील|बेल्ट|डंडे|सूज)/,
        /(?:\bback\b|peeth|\bpith\b|thigh|\bbody|\blegs?\b|jaa?ngh|haath|\barms?\b|cheek|gaal|पीठ|जांघ|शरीर|टांग|गाल|हाथ)/,
        /(?:\bdad|father|papa|step|sautel|teacher|\bsir\b|husband|\bpati\b|uncle|\bsaas\b|\bmaid|aaya|warden|hostel|school|tuition|पापा|पिता|टीचर|पति|सौतेल|सास |वार्डन|हॉस्टल|स्कूल)/,
      ],
      [
        kid,
        /(?:flinch|cower|sahm|sehm|dubak|सहम|दुबक)/,
        /(?:lifts?|raises?|hand\b|haa?th|father|papa|\bdad|teacher|sees|dekhte|हाथ|पापा|पिता|देखते)/,
      ],
      [
        kid,
        /(?:lock|bolt|shut)\S* (?:\S+ ){0,5}(?:in|from outside|inside|him|her|up)\b|(?:keep|kept|put) (?:\S+ ){0,4}(?:store ?room|bathroom|dark room|cupboard|almirah)|band kar|bahar se (?:kundi|taala|tala|lock|band)|बंद कर|बाहर से (?:कुंडी|ताला|बंद)/,
        /(?:scream|\bcries|crying|\bbangs?\b|begs|\bro(?:ta|ti|te)\b|chillat|cheekh|punish|sa[zj]a\b|sudhar|shaita+ni|till (?:evening|night|morning)|all (?:day|night)|whole (?:day|night)|ghanto|(?:pure|poore|saara) din|raat bhar|रोता|रोती|चिल्ल|चीख|सजा|सुधर|घंटों|(?:पूरे|सारा) दिन|रात भर)/,
      ],
      [
        kid,
        /(?:khana|roti|doodh|dudh| खाना| रोटी| दूध) (?:\S+ ){0,3}(?:nahi (?:de|di|mil)|नहीं (?:दे|दि|मिल))|(?:not (?:giv\S*|get|fed|feed\S*)|doesnt (?:give|get|feed)|dont (?:give|feed)|refus\S*) (?:\S+ ){0,3}(?:food|meal|milk|eat)|(?:bhoo?kh|भूख)[aeiाेी] (?:rakh|so|rah|रख|सो|रह)|without food|\bno food|starv|jootha|jhootha|जूठा/,
        /(?:sautel|\bstep|\bsaas\b|chachi|\bmami\b|manglik|mangli\b|bhaa?ri\b|unlucky|manhoos|manhus|ashubh|punish|sa[zj]a\b|malkin|owner|hostel|madras|सौतेल|सास |चाची|मामी|मंगली|मांगलिक|भारी|मनहूस|अशुभ|सजा|मालकिन)/,
      ],
      [
        /(?:\bvan\b|\bbus\b|tuition|school|coaching|class|hostel|\bgym|dance|music|temple|mandir|ट्यूशन|स्कूल|कोचिंग|वैन|बस ) (?:\S+ ){0,2}(?:wal[ae]|bhaiya|uncle|\bsir\b|teacher|driver|coach|वाले|भैया|अंकल|सर |टीचर)/,
        /(?:mujhe|mujhko|mere|meri|\bme\b|मुझे|मेरे|मेरी)/,
        /(?:pakad|chhu(?:te|ta|na|ya)|chh?ut[ea]|touch|chipk|\blap\b|god me|aage bitha|kiss|gale laga|hug|पकड|छू|चिपक|गोद|आगे बिठा|चूम|गले लगा)/,
        /(?:ajee?b|galat|gand|weird|\bbura|a[ch]+ha nahi|\bdar|uncomfort|kisi ko (?:mat|na)|tight|strange|अजीब|गलत|गंद|बुरा|अच्छा नहीं|डर|किसी को (?:मत|न))/,
      ],
      [
        kid,
        /(?:baith\S*|susu|potty|peshab|toilet|walk\S*|chal(?:ne|te)|neeche|niche|sitting|\bsit\b|urin\S*|बैठने|पेशाब|सुसु|चलने|नीचे) (?:\S+ ){0,4}(?:dard|pain|hurt|jalan|khoon|bleed|दर्द|जलन|खून)/,
        /(?:hostel|warden|tuition|uncle|driver|coach|dance|bhaiya|madras|gurukul|ashram|pujari|maulvi|\bvan\b|\bmama\b|chacha|cousin|वार्डन|हॉस्टल|ट्यूशन|अंकल|मामा |चाचा|पुजारी|मदरस|आश्रम)/,
      ],
      [
        kid,
        grownUp,
        /(?:haa?th|हाथ) (?:\S+ )?(?:laga|pher|phir|dal|लगा|फेर|डाल)|(?:bahane|बहाने|pretext|pretend|excuse).{0,24}(?:touch|chhu|haa?th|छू|हाथ)|(?:kapde|कपडे|clothes|frock|skirt) (?:\S+ ){0,3}(?:theek|thik|utar|andar|ठीक|उतार|अंदर)|(?:god|lap|गोद) (?:me |में )?(?:\S+ ){0,2}(?:bitha|baitha|sit|बिठा|बैठा)|malish|massage|मालिश/,
        /(?:\bdar(?:ti|ta|ne)|afraid|scared|nahi jaa?na|\bro(?:ti|ta|ne)\b|ajee?b|weird|\bchup\b|secret|mat bata|bahane|uncomfort|(?:doesnt|dont|not) like|a[ch]+ha nahi|डरती|डरता|डर |रोती|रोता|अजीब|चुप|मत बता|बहाने|अच्छा नहीं)/,
      ],
      [
        /(?:pados|neighbou?r|next door|upstairs|upar wale|पडोस|ऊपर वाले)/,
        /(?:child|bachch|bacch|\bkid|\bboy\b|\bgirl\b|ladk|बच्च|लडक)/,
        /(?:cheekh|scream|cries|crying|chillat|beg|plead|चीख|चिल्ल|रोने|रोती|रोता)/,
        /(?:belt|chimt|maar|beat|hit|slap|thappad|danda|garam|burn|jala|चिमट|बेल्ट|मार|पीट|पिट|थप्पड|गरम|जला)/,
      ],
    ],
    unless:
      /(?:dream|sapn|सपन|film|movie|serial|\btv\b|katha|story|कथा|कहानी|prahlad|प्रह्लाद|krishna|कृष्ण|birth ?mark|janm se|जन्म से|\btil\b|grahan|ग्रहण|annaprash|अन्नप्राश|mundan|मुंडन|naming|\bgods?\b of)/,
  },
];

export const childMarriage: readonly DangerRule[] = [
  {
    danger: 'child-marriage',
    when: [
      [
        /(?:beti|bitiya|ladki|ladka|beta|bete|behe?n|sister|daughter|\bson\b|\bgirl|\bboy|niece|bhatiji|bhanji|cousin|bride|groom|बेटी|बिटिया|लडकी|लडका|बेटा|बेटे|बहन|भतीजी|भांजी|भांजी|दुल्हन|naatin|natin|poti|नातिन|पोती|my parents|they fixed my|krwa rhe|karwa rahe|chhoti wali|छोटी वाली|\bi am|\bi m\b|\bmain |मैं )/,
        /(?:(?<!\d )\b(?:[6-9]|1[0-7]) (?:(?:saal|sal|years?|yrs?|yr|varsh|वर्ष|साल) )?(?:k[aie] |old |की |का |के )|(?:umar|umr|age|aged|उम्र|आयु)(?: is| only| sirf| abhi| सिर्फ| सिर्फ| अभी)? (?:[6-9]|1[0-7]) |\bi (?:am|m) (?:only )?(?:[6-9]|1[0-7]) |(?:turn(?:ed|ing|s)?|just|is|only) (?:[6-9]|1[0-7]) |(?:finish(?:ed)?|in|passed|studying|class|std) (?:[5-9]|10|11)(?: ?th)?\b|\b1[0-7] (?:bhi |भी )?(?:nah?i+n?|nhi|नहीं) (?:hui|hua|हुई|हुआ)|\b(?:[5-9]|10|11) ?th (?:class|std|standard|me )|(?:[5-9]|10|11) ?वीं (?:में|कक्षा)|(?:पांचवीं|छठी|सातवीं|आठवीं|नौवीं|दसवीं) (?:में|कक्षा))/,
        /(?:shaa?di|vivaa?h|byaa?h|rishta|muhu?rat|marry|marriage|wedding|engage|sagai|\broka\b|शादी|विवाह|ब्याह|रिश्ता|सगाई|रोका|gunn?a? ?milan|phere|haath peele|हाथ पीले|kundli mil|गुण ?मिलान|फेरे|कुंडली मिल)/,
      ],
    ],
    unless:
      /(?:(?:[6-9]|1[0-7]) (?:saal |sal |years? |साल )?(?:k[ai]|old|की|का) (?:th[ai]|थी|था)|was (?:[6-9]|1[0-7]) |(?:shaa?di|marriage|शादी) (?:ko|को|k[ae] \d|के \d)|married (?:for|since|\d)|\d (?:years|saal|साल) (?:of|se|से) (?:marriage|shaa?di|शादी)|\b\d{1,2} (?:gunn?as?|points?|गुण)(?! (?:is|milan|मिलान))|(?:bhai|bhaiya|didi|mama|chacha|mausi|brother|uncle|cousin|भाई|भैया|दीदी|मामा|चाचा)s? (?:k[iae] |की |का |के )?(?:shaa?di|vivaa?h|wedding|marriage|शादी|विवाह)|mundan|janeu|namkaran|upanayan|birthday|मुंडन|जनेऊ|नामकरण|उपनयन)/,
  },
  {
    danger: 'child-marriage',
    when: [
      [
        /(?:beti|bitiya|ladk|\bbet[ae]\b|behe?n|bahan|sister|daughter|\bson\b|\bgirl|\bboy|niece|bhatij|bhanj|cousin|bride|groom|dulhan|nati?n|pot[ia]\b|chh?ot[ia]|\bmeri\b|\bmera\b|\bmere\b|\bmy\b|\bi am\b|mujhe|बेटी|बिटिया|लडक|बेटा|बेटे|बहन|भतीज|भांज|दुल्हन|नातिन|पोती|छोटी|मेरी|मेरा|मुझे)/,
        /(?:class|std|standard|grade|kaksha|कक्षा) (?:[4-9]|10|11)\b|\b(?:[4-9]|10|11) ?(?:th|vi|vin|ve|वीं|वी) (?:class|std|pass|me padh|me hai abhi|ki (?:student|ladki|bachchi)|pass|में |पास |की |का |कक्षा|kaksha)|(?:chhathi|sa+tvi|a+thvi|nauvi|navi|dasvi|gyarahvi|पांचवीं|छठी|सातवीं|आठवीं|नौवीं|नवीं|दसवीं|ग्यारहवीं)\S* (?:\S+ )?(?:me |pass|ki |kaksha|class|में |पास|की |कक्षा|कर)|(?:ba+rah|terah?|chaudah?|pandrah?|solah?|satrah?|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह) (?:saal|sal |baras|varsh|ki |ka |साल|बरस|वर्ष|की |का )|(?:umr|umar|\bage|उम्र|आयु) (?:\S+ )?(?:ba+rah|terah?|chaudah?|pandrah?|solah?|satrah?|1[0-7]|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह)\b|(?:umr|umar|उम्र|आयु) (?:\S+ )?(?:बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह) |\b1[0-7] (?:ki|ka|ke|की|का) (?:hai|ho|hui|है|हो|हुई)|(?:under|below|before|not yet|not) 18\b|18 (?:se|से) (?:kam|pehle|कम|पहले)|(?:18|21) (?:ki |ka |की |का )?(?:nahi|नहीं) (?:hu|हु)|\bminor\b|nabali[gk]|नाबालिग|(?:padhai|school|पढाई|स्कूल) (?:\S+ )?(?:chhud|छुड)|(?:periods?|mahwari|masik)\S* (?:\S+ ){0,2}(?:start|shuru|aa ga)|मासिक (?:\S+ ){0,2}शुरू|school (?:jaati|girl|going girl|student)/,
        /(?:shaa?di|vivaa?h|byaa?h|rishta|marry|marriage|wedding|engage|sagai|\broka\b|phere|\bfere\b|gauna|mandap|vidaa?i|haath pee?le|kundli mil|gunn?a? ?mil|\bgunn?a? \d|\b36 gun|nakshatra match|horoscope match|match(?:ing)? (?:for|of|with)|शादी|विवाह|ब्याह|रिश्ता|सगाई|रोका|फेरे|गौना|मंडप|विदाई|हाथ पीले|कुंडली मिल|गुण ?मिल)/,
      ],
    ],
    unless:
      /(?:(?:[6-9]|1[0-7]) (?:saal |sal |years? |साल )?(?:k[ai]|old|की|का) (?:th[ai]|थी|था)|was (?:[6-9]|1[0-7]) |(?:shaa?di|marriage|शादी) (?:ko|को|k[ae] \d|के \d|anniversary)|married (?:for|since|\d)|\d (?:years|saal|साल) (?:of|se|से) (?:marriage|shaa?di|शादी)|\b\d{1,2} (?:gunn?as?|points?|गुण)(?! (?:is|milan|मिलान))|mundan|janeu|namkaran|upanayan|birthday|मुंडन|जनेऊ|नामकरण|उपनयन|(?:bhai|bhaiya|didi|mama|chacha|mausi|bua|devar|nanad|brother|sister|uncle|aunt|cousin|भाई|भैया|दीदी|मामा|चाचा|मौसी|बुआ|देवर|ननद)s? (?:k[iae] |की |का |के )?(?:shaa?di|vivaa?h|byaa?h|wedding|marriage|शादी|विवाह|ब्याह)|rama?y?an|sita|सीता|story|katha|कथा|is (?:it )?(?:illegal|wrong)|second marriage|dusri shaa?di)/,
  },
];
