import { inLatinDigits } from '../latin-digits.ts';
import type { Saying } from './say.ts';

/**
 * What is answered with help before anything else. `despair`, `violence`, `child`, `emergency` and `medicine` may be about a life;
 * the rest is fear that somebody sells, or what nobody may foretell.
 */
export type Danger =
  | 'despair'
  | 'child'
  | 'child-marriage'
  | 'violence'
  | 'emergency'
  | 'medicine'
  | 'scam'
  | 'death'
  | 'sex-of-child'
  | 'curse'
  | 'cure'
  | 'revenge'
  | 'godman'
  | 'lenders'
  | 'addiction';

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
  /(?:₹|\brs\b|rupee|rupay|rupye|rupaye|\b(?!(?:19|20)\d\d\b)\d{3,}\b|lakh|hazaa?r|thousand|crore|paise|paisa|money|\bpay |\bpaying|\bpaid|charge|fees?\b|dakshina|amount|advance|रुपय|रुपए| रु |लाख|हज़ार|हजार|पैसे|पैसा|दक्षिणा|शुल्क)/;
const sayer =
  /(?:astrologer|jyotishi|jyotish|pandit|panditji|pujari|priest|baba|guruji|guru ji|tantrik|ojha|maulvi|vastu (?:expert|consultant|wale|guy|man|specialist)|consultant|palmist|fortune|numerologist|swami|mataji|ज्योतिष|पंडित|पण्डित|पुजारी|बाबा|गुरुजी|गुरु जी|तांत्रिक|ओझा)/;
const threat =
  /(?:or else|(?:wont|not) survive|bach(?:ega|egi|enge) nah|nah(?:i|in) bach|nah(?:i|in) raheg|otherwise|warn|threat|scar|afraid|fear|danger|ruin|destroy|loss|curse|unless|will die|death|disaster|misfortune|something bad|evil|harm|nahi to|nahin to|varna|warna|dara|darr|barbad|nuksan|nuksaan|anisht|mrityu|maut|khatra|khatre|anhoni|dosh hai|नहीं बच|नहीं रहेग|नहीं तो|वरना|वर्ना|डर|बर्बाद|नुकसान|नुक़सान|अनिष्ट|मृत्यु|मौत|ख़तरा|खतरा|अनहोनी|विनाश)/;

/** Beside each other: who leaves a fast and takes medicine stops no treatment. */
const stopping =
  '(?:stop|quit|leave|leaving|skip|skipping|give up|without|instead of|insted of|in place of|replace|avoid|throw|threw|left (?:my|his|her|the|taking)|chhud|chud[aw]|phi?e?nkw|fi?e?nkw|phenk d|fenk d|ruk ja|refuse|postpone|delay|cancel|tal d|taal d|band k|chhod|chod|rok|mat (?:kar|lo|le|kha|ja)|na kara|nah[ei]+n? kara|ki jagah|ke bajay|na le|nahi le|बंद क|छोड़|छोड |रोक|मत (?:कर|ल|खा|जा)| न करा|नहीं करा|की जगह|के बजाय|टाल|न लूँ|न लें|छुड़|फिंकव|फेंक द|रुक जा|रोक द|नहीं (?:दे|खिला|ले जा)|nah[ei]+n? (?:de|khila|le ja)|nhi (?:de|khila|le ja))';
const treatment =
  '(?:medicine|medicat|tablet|pills?\\b|insulin|chemo|dialysis|inhaler|antidepress|treatment|surgery|operation|radiation|transplant|stent|bypass|vaccin|doctor|hospital|dawa|dawai|davai|dava |goli |goliya|ilaj|ilaaj|teeka|दवा|दवाई|दवाइयाँ|गोली|गोलियाँ|इंसुलिन|इलाज|ऑपरेशन|आपरेशन|डॉक्टर|अस्पताल|टीका|कीमो|डायलिसिस|सर्जरी|टैबलेट)';

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
        /(?:dying|death|to die|marna|mar jana|maut|मरना|मर जाना|मौत) (?:is |seems |hi |ही |ab |अब )*(?:the |my |ek |एक |bas |बस |last |aakhri |आख़िरी )*(?:only |hi |ही )?(?:way|option|solution|answer|escape|raa?sta|hal |upaa?y|रास्ता|हल |उपाय)/,
      ],
      [
        /only (?:way|option|solution|escape)(?: left| out)*(?: is)? (?:to die|dying|death)|(?:ra+sta|hal|रास्ता|हल) (?:sirf |bas |बस |सिर्फ़ |सिर्फ )?(?:maut|marna|mar jana|मौत|मरना|मर जाना)/,
      ],
      [
        /suicid|kill(?:ing)? my ?self|end(?:ing)? (?:my|it|this) (?:life|all)|take my (?:own )?life|\b(?:want|wanna|wish|going|better) to die\b|wanna die|wish i (?:was|were) dead|better off dead|rather be dead|(?:dont|do not|not|never|no longer|stopped) (?:even |really )?(?:want|wish|wanting|wishing) to (?:live|be alive|wake up)|(?:dont|do not|didnt|not|no longer) (?:even |really )?feel(?:ing)? (?:like|to) (?:live|living|being alive|waking up|being here)|feel(?:ing)? like (?:dying|i should die|not living)|no (?:reason|point|will) (?:to|in|of) (?:live|living|life)|nothing (?:left )?to live for|cant go on|cannot go on|tired of (?:living|life|being alive)|life is (?:not worth|pointless|meaningless)|self ?harm|good ?bye (?:note|letter|message|post)|suicide note|last (?:note|letter|message) (?:to|from)|wants? to (?:die|end (?:it|his life|her life))|hurt(?:ing)? my ?self|cut(?:ting)? my ?self|hang my ?self|jump off|overdose|sleeping pills/,
      ],
      [
        /aa?tm ?hat|aa?tma ?hat|khud ?kush|khud ?kh?ushi|marna cha|mar ja(?:na|u|un|oon|yu)|mar jaane ka|jaan de|jaan dena|apni jaan|je+na nah|ji+na nah|n(?:a+h?i+n?|hi) je+na|n(?:a+h?i+n?|hi) ji+na|sab ?kuch kh?a?tm kar|sab kh?a?tm kar|(?:aaj|aj) (?:raa?t )?(?:me |mein )?sab (?:kuch )?kh?a?tm|je+ne ka (?:man|mann)|ji+ne ka (?:man|mann)|je+ne ki (?:ich|chah)|zin?da nah|zindagi (?:khatam|se tang|se thak)|jindagi (?:khatam|se tang)|khud ko (?:khat|khatm|maar|nuksan|hurt)|sab khatam kar|phansi|faansi|zeher kha|jahar kha/,
      ],
      [
        /आख़?िरी (?:चिट्ठी|संदेश)|अलविदा (?:लिख|कह)|आत्महत्या|ख़ुदकुशी|खुदकुशी|मरना चाह|मर जाना|मर जाऊ|मरने का मन|जान दे|जान देना|अपनी जान|जीना नहीं|(?:नहीं|नही) जीना|आज (?:रात )?सब (?:कुछ )?ख़?त्म|जीने का मन|जीने की इच्छा|ज़िंदा नहीं रह|जिंदा नहीं रह|जीवन समाप्त|ज़िंदगी ख़?त्म|जिंदगी ख़?त्म|ज़िंदगी से (?:तंग|थक)|जिंदगी से (?:तंग|थक)|फाँसी|फांसी|ज़हर खा|जहर खा/,
      ],
      [
        /(?:tithi|\bday\b|\bdate\b|\bdin\b|muhu?rat|nakshatra|shubh|auspicious|तिथि|\sदिन\s|मुहूर्त|शुभ).{0,50}(?:leav\S* (?:the|my|this) body|(?:deh|sharir|shareer|praa?n|pran) ?(?:tyag|chhod|chod)|prayopavesh|देह ?(?:त्याग|छोड़)|शरीर (?:त्याग|छोड़)|प्राण ?(?:त्याग|छोड़))|(?:be|am|being|become|remain) (?:a |such a |only a )?(?:burden|weight|load) (?:on|to|for) (?:my|the|every|them|any|all)/,
      ],
      [
        /end(?:ing)? (?:everything|it all)\b|reason to wake up|sleep(?:ing)? forever|(?:if|when) i (?:disappear(?:ed)?|(?:was|were|am|m) gone|died)|(?:better|happier) (?:off )?without me|burden (?:on|to|for) (?:every|my|them|all)|cant take (?:it|this|life) any ?more|never wake up|(?:not|dont want to) wake up|leave this world|life has no meaning|my life is over|do not want to be here|dont want to be here/,
      ],
      [
        /je+ne ka (?:ab )?(?:koi )?(?:matlab|fa[iy]+da|maqsad)|jiu kyu|duniya (?:hi )?(?:se (?:chal|ja )|chh?od)|hamesha ke liye (?:so |chala|chali|ja)|(?:chala|chali) ja+u?n?g[ai] hamesha|[zj]indagi se (?:haar|har |thak|tang|pareshan|mann? bhar)|(?:sab|gharwalo|maa baap|sabke) (?:par|pe|ke liye|ke upar) bojh|mar(?:ne|na) k[ae] (?:man|mann|khay)|sab (?:kuch )?chh?od(?: kar| ke)? (?:chala|chali|ja)|main na rahu|mujhe kuch ho jaye to|जीने का (?:अब )?(?:कोई )?(?:मतलब|फ़ायदा|फायदा)|दुनिया (?:से चल|छोड़)|हमेशा के लिए (?:सो|चला|चली)|ज़िंदगी से (?:हार|मन भर)|जिंदगी से (?:हार|मन भर)|(?:पर|के लिए) बोझ (?:हूँ|हूं|बन)|मरने का (?:ख़याल|खयाल|ख्याल)/,
      ],
      [
        /(?:thinking|think|want|wanna|going|decided|plan(?:ning)?|ready|better) (?:to |of |about |i )*(?:finish(?:ing)?|end(?:ing)?) (?:it|everything|all|my ?self)\b|(?:terrace|bridge|\broof\b|railway|\btracks?\b|\briver|chha?t (?:se|par|pe)|patri|\bpul\b|छत (?:से|पर)|पटरी|पुल (?:से|पर)|नदी में).{0,50}(?:\bjump(?!er)|finish (?:it|my|every)|\bkood|\bkud (?:ja|k)|\blet ja|lie down|chhalang|कूद|लेट जा|छलाँग|छलांग)|(?:\bkept|\bkeep|\bready|\bcollect(?:ed|ing)?|\bbought|\bsaved|\bjama|रख).{0,24}(?:sleeping (?:tablets|pills)|neend ki goli|\bpoison|\brope\b|\bzehe?r|नींद की गोली|ज़हर|जहर)|(?:sleeping (?:tablets|pills)|neend ki goli\S*|नींद की गोलि\S*).{0,24}(?:ready|kept|all at once|ek saath|sab|रख|एक साथ)/,
      ],
      [
        /(?:if|when|once|after) i(?: am|m| was) (?:gone|no more|dead|not (?:there|around|here any ?more))|(?:\bcut|\bcutting|\bslit|\bkaa?t\S*|काट\S*).{0,16}(?:wrists?|\bveins?|\bnas\b|\bnass\b|\bblade|नस |ब्लेड)|(?:\bnas|\bhaath|\bhath|wrists?|नस|हाथ) (?:\S+ ){0,2}(?:kaa?t|cut|काट).{0,30}(?:blade|man\b|mann|halka|lu\b|lun|ब्लेड|मन|हल्का|लूँ|लूं)|\b(?:sleep|so) (?:and|kar|ke) (?:never|kabhi na)/,
      ],
      [
        /(?:\bthak|\btang|\bhaar|\bub|\boob|\bpareshan|थक|तंग|हार|ऊब)\S* (?:\S+ ){0,4}(?:zindagi|jindagi|jeevan|jeene|life|ज़िंदगी|जिंदगी|जीवन|जीने) se|(?:zindagi|jindagi|life|jeevan|ज़िंदगी|जिंदगी|जीवन) (?:\S+ ){0,2}(?:se )?(?:thak|tang aa|haar ga|ऊब|थक|तंग आ|हार ग)|kh?a?ta?m kar (?:dena|du\S*|doo\S*|lena|lu\S*) (?:hai |h |chahta |chahti )?(?:sab|khud|apne|life|zindagi|jindagi)|(?:apni |ye |yeh )?(?:zindagi|jindagi|life|khud ko|apne aap ko|ज़िंदगी|जिंदगी|ख़?ुद को|अपने आप को) (?:\S+ ){0,2}(?:kh?a?ta?m|mita|ख़?त्म|मिटा)/,
      ],
      [
        /(?:\bma(?:i|in|ai)|agar me|मैं|मै) (?:hi |ही )?na(?:hi)? (?:rahu|rahun|rahoon|rahi|raha)\S*.{0,40}(?:fark|farak|kisi|sab|koi|khush|bojh|chain)|(?:मैं|मै) (?:ही )?(?:न|नहीं|ना) (?:रहूँ|रहूं|रही|रहा).{0,40}(?:फ़?र्क|किसी|सब|कोई|ख़?ुश|बोझ|चैन)|\bf(?:a|aa)n?si (?:laga|le\b|lag|par|pe\b|kha)|(?:ab )?(?:\baur|और) (?:nah?i+n?|नही|नहीं) (?:ruk|jee|ji|saha|reh|रुक|जी|सह|रह) (?:sak|paa?|ja|सक|पा|जा)|(?:uske|unke|उसके|उनके) (?:paas|पास) (?:hi |ही )?(?:jana|chala|chali|जाना|चला|चली) (?:hai|chah|ja|है|चाह|जा)/,
      ],
      [
        /(?:kee?de|kitnashak|chuhe|phenyl|pesticide|rat poison|poison|acid|zeh?a?r|jah?a?r|कीड़े|कीटनाशक|चूहे|फ़?िना[इय]ल|ज़हर|जहर|तेज़ाब)\S* (?:\S+ ){0,2}(?:pi l(?:u|e)\S*|pi ja\S*|pee l(?:u|e)\S*|kha l(?:u|e)\S*|kha ja\S*|drink(?:ing)?\b|पी लूँ|पी लूं|पी लेंगे|पी जाऊँ|पी जाऊं|खा लूँ|खा लूं|खा लेंगे)/,
      ],
      [
        /(?:\bgo|going|leav\S*|chal[aie]|jana|jaana|jau\S*|चल[ाीे]|जाना|जाऊँ|जाऊं) (?:\S+ ){0,2}(?:from |is |इस )?(?:this world|duniya se|दुनिया से)|(?:duniya|दुनिया) (?:\S+ ){0,2}(?:chhod|chod|छोड़)|(?:sab\S*|सब\S*|everyone|all) (?:\S+ ){0,2}(?:alvida|good ?bye|अलविदा)|(?:alvida|अलविदा) (?:\S+ ){0,2}(?:bol|kah|keh|बोल|कह)|(?:point|use|reason|fayda) (?:of|in) (?:waking|getting up|living|going on|continuing)|end(?:s|ing|ed)? (?:his |her |their |ones |my )?own life/,
      ],
      [
        /(?:\baur|और|\bab|अब) (?:aur |और )?(?:nah?i+n?|नहीं|नही) (?:saha|sehn|सहा|सहन)|(?:\bsab|सब) (?:\S+ ){0,4}(?:kh?a?ta?m|ख़?त्म|ख़?तम) (?:kar|कर) (?:dun?\b|doo\S*|lun?\b|dena chah|दूँ|दूं|लूँ|लूं|देना चाह)|(?:man|mann|मन) (?:bana|बना) (?:liya|li|लिया|ली).{0,40}(?:jane|jaane|marne|जाने|मरने)|(?:jane|jaane|marne|na rehne|जाने|मरने|न रहने) (?:ke|के) (?:baad|बाद).{0,80}(?:man|mann|मन) (?:bana|बना)|(?:munder|मुंडेर|parapet|railing) (?:\S+ ){0,3}(?:khad|stand|stood|खड़)|(?:\bbas|बस|sirf|सिर्फ़?) (?:ab |अब )?(?:ek|एक) (?:hi|ही) (?:ra+sta|रास्ता) (?:dikh|bacha|reh|दिख|बचा|रह)/,
      ],
      [
        /\b(?:so|sona|sone|sleep) (?:\S+ ){0,4}(?:hamesha ke liye|forever)|(?:neend|sleeping|नींद)\S* (?:\S+ ){0,3}(?:goli\S*|pills|tablets|गोलि\S*).{0,20}(?:kha li|kha lu|took|\bate\b|nigal|खा ली|खा लूँ)|(?:goli\S*|pills|tablets|गोलि\S*) (?:kha li|खा ली).{0,24}(?:bahut|bohot|sari|saari|neend|poori|बहुत|सारी|नींद)|(?:took|eaten|ate|swallowed) (?:\S+ ){0,4}(?:sleeping|all the|whole strip) ?(?:of )?(?:pills|tablets)?/,
      ],
      [
        /(?:train|metro|truck|\bbus|gaa?di|गाड़ी|ट्रेन|मेट्रो|ट्रक) (?:ke |के )?(?:aage|saamne|samne|neeche|niche|आगे|सामने|नीचे) (?:\S+ ){0,2}(?:kood|\bkud|\baa ja|\blet ja|\bjau|कूद|आ जा|लेट)|\bjump(?:ing)? (?:in front|before a|before the|off|from the)|(?:\bma(?:i|in)|मैं|मै) (?:hi |ही )?(?:nah?i+n?|नहीं|नही) (?:rahung[ai]|rahoong[ai]|रहूँगी|रहूँगा|रहूंगी|रहूंगा) (?:to|tab|तो|तब)|(?:haa?th|kalai|\barm|हाथ|कलाई) (?:pe|par|me|पर|पे|में) (?:\S+ ){0,2}(?:blade|ब्लेड)/,
      ],
      [
        /\bif i (?:go|went|leave|left) (?:away )?for ?ever|(?:fail\w*|debt|loan|tired|cant show|breakup|फेल|कर्ज).{0,60}(?:standing|khada|khadi|sitting|खड़\S*) (?:\S+ ){0,3}(?:terrace|roof|bridge|chha?t|pul|छत|पुल)|takes? (?:his|her|their|ones|my) own life|(?:takes?|taking) own life|(?:if|when) i (?:dont|do not|never) wake up|(?:dont|do not|not|never) wake up (?:tmr|tom|kal|again|ever)/,
      ],
      [
        /(?:written|wrote|likh\S*) (?:\S+ ){0,3}(?:letters?|notes?|chitthi|khat) (?:\S+ ){0,3}(?:to|for|ko) (?:\S+ ){0,2}(?:wife|husband|mummy|mom|papa|family|parents|everyone|kids|sister|brother)|(?:last|aa?khri|आख़?िरी) (?:msg|message|sms|call|मैसेज)|(?:फंदे|फंदा|फांसी|फाँसी|phande|phanda|fande|fanda) (?:ke |के |se |से |par |पर )?(?:alava|siva|latak|jhool|अलावा|सिवा|लटक|झूल)|(?:सो|so) (?:जाऊँ|जाऊं|ja\S*)\S* (?:हमेशा|hamesha)|(?:kitnashak|कीटनाशक|poison|zeher|ज़हर|जहर|acid) (?:\S+ ){0,3}(?:bottle|botal|shishi|बोतल|शीशी)/,
      ],
      [
        /(?:mere|मेरे) (?:na|ना|न) (?:rehne|rahne|hone|रहने|होने) (?:se|par|ke|से|पर|के)|(?:jeen[ae]|jina|जीना) (?:hi |ही )?(?:nah?i+n?|nhi|नहीं|नही)|(?:train|rail|metro|truck|gaa?di|ट्रेन|रेल|मेट्रो) k[ea]? ?(?:aage|saamne|samne|neeche|niche) (?:\S+ ){0,2}(?:kood|kud|aa ja|let)|(?:goliya\S*|goli|tablets?|pills|गोलि\S*) (?:\S+ ){0,2}(?:ikkat\S*|ikath\S*|jama|collect\S*|इकट्ठ\S*|जमा)|(?:bojh|बोझ) (?:nah?i+n?|nhi|नहीं) (?:banna|rehna|बनना|रहना)/,
      ],
      [
        /\b(?:finish|end|harm) my ?self\b|stand\S* (?:\S+ ){0,4}(?:terrace|roof|bridge|railway|track).{0,60}(?:notice|step|thinking|feel|jump)|its (?:all )?over for me|(?:reason|wish|desire) (?:to (?:\S+ ){0,2})(?:or )?(?:live|stay alive)|carry this body|cutting my (?:arms?|hands?|legs?|skin|wrists?)|wish i was never born|never (?:been )?born|paida (?:hi )?na (?:hot[aie]|hua|hui)|(?:fd papers|will papers|passwords?|insurance).{0,60}(?:left now|after me|without me)/,
      ],
      [
        /(?:\baur|और|\bab|अब) (?:aur |और )?(?:jiya|जिया) (?:nah?i+n?|nhi|नहीं|नही)|(?:pankh[ae]|fan|पंखे) (?:ki taraf|ko|से|se|की तरफ़?|को) (?:\S+ ){0,2}(?:dekh|latak|देख|लटक)|(?:मैं|मै|\bmain|\bmai) (?:ना|न|na) (?:rahu\S*|rahoon|रहूँ|रहूं) (?:to|तो)|(?:ganga|गंगा)\S* (?:\S+ ){0,3}(?:sama ja|समा जा|doob|डूब मर)|(?:chuhe|चूहे)\S* (?:wali |वाली |ki |की )?(?:dawa|दवा) (?:\S+ ){0,2}(?:himmat|हिम्मत|le aaya|ले आया)|(?:meri|मेरी) (?:tehrvi|terahvi|terahvin|तेरहवीं|तेरहवी)|(?:chha?t|छत) (?:par|pe|पर|पे) (?:baith|khad|बैठ|खड़).{0,40}(?:samajh|himmat|समझ|हिम्मत)/,
      ],
      [
        /(?:upar|uske paas|ऊपर) (?:jana|jaana|जाना) (?:hai|h|है).{0,30}(?:paas|pas|mantra|पास|मंत्र)|mar (?:hi )?ja(?:u|un|oon)\b|(?:zyada|jyada|ज़्यादा) din (?:nah?i+n?|nhi|नहीं) (?:hu|hoon|rahu|हूँ|हूं)|(?:pul|bridge|पुल) (?:pe|par|पर|पे) (?:khad|खड़)|(?:phone|mobile) (?:band|off) mil\S* (?:to|toh) (?:samajh|smjh)|(?:kood|kud|कूद) (?:jau\S*|jaa\S*|ja\S*|जाऊँ|जाऊं) (?:\S+ )?(?:kuen|kuan|kue|nadi|कुएँ|कुएं|नदी)|(?:kuen|kuan|kue|nadi|कुएँ|कुएं|नदी) (?:me|mein|में) (?:\S+ ){0,2}(?:kood|\bkud|कूद)/,
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
        /(?:(?:galat|gandi|ganda|buri|private|गलत|ग़लत|गंदी|बुरी|निजी) (?:harkat|kaam|tarah chh|ja+ga?h|parts?|हरकत|काम|तरह छू|जगह)|bad touch|inappropriate(?:ly)? touch|touch(?:es|ed|ing)? me|mujhe chhut|मुझे छूत)/,
        /(?:uncle|chacha|mama |tau|fufa|mausa|cousin|teacher|tuition|neighbou?r|padosi|sir |papa|father|bhai|brother|stepfather|age|years? old|saal k|चाचा|मामा|ताऊ|फूफा|मौसा|टीचर|पड़ोसी|पापा|पिता|भाई|साल क)/,
      ],
      [
        /(?:\bi (?:am|m) (?:only )?(?:[6-9]|1[0-7])\b(?! ?(?:weeks?|months?|lakh))|\b(?:[6-9]|1[0-7]) (?:years? old|yrs? old|saal k[aie]|sal k[aie]|साल क)|\bi (?:am|m) in (?:class|std) |(?:main|mai) (?:class|kaksha) |मैं (?:कक्षा|\S+वीं))/,
        /(?:\bmy (?:parents|mom|mum|dad|father|mother|sir|teacher|uncle)|mummy|papa|mumm|maa baap|mere (?:ghar|sir)|मम्मी|पापा|माँ बाप|मेरे सर)/,
        /(?:fight|beat|hit|scared|afraid|touch|alone|shout|drunk|marte|marta|maar|jhagd|ladte|ladai|dar lag|akela|akeli|chhut|chhu|लड़ते|मारते|मारता|झगड़|डर लग|अकेल|छूते|छूता)/,
      ],
      [/child (?:marriage|abuse|labou?r)|bal vivah|बाल विवाह/],
      [
        /hand (?:inside|under|in) (?:my|her|his) (?:frock|skirt|shirt|dress|pants?|clothes)|secret game|(?:mummy|mom|kisi) ko (?:mat|nahi|nhi) (?:bata|bol)/,
      ],
      [
        /(?:\bson\b|daughter|child|kid|bach+[iea]\b|bachch\S*|bacch\S*|\bbet[aei]\b|बच्च\S*|बेटी|बेटे|बेटा)/,
        /(?:burns?|jalat[aei]|daa?gt[aei]|जलात|दागत)\b.{0,30}(?:agarbatti|cigarette|iron|match|with)|(?:agarbatti|cigarette|अगरबत्ती|सिगरेट) se (?:jala|daa?g)|(?:janjeer|zanjeer|chain|rassi|जंजीर|ज़ंजीर|रस्सी) (?:se|में|me|से) (?:\S+ ){0,2}(?:bandh|baandh|बांध|बाँध)|(?:bhookha|bhukha|भूखा) (?:rakh|रख)/,
      ],
      [
        /(?:bach+[iea]\b|bachch\S*|bacch\S*|\bbeti\b|\bbete?\b|daughter|\bson\b|child|बच्ची|बच्चे|बच्चा|बेटी|बेटे)/,
        /(?:bhookh|bhukh|starv|khana nah?i+n? de|khana nhi d|वहाँ दर्द|वहां दर्द|wahan dard|waha dard|private (?:part|jagah)|kuch kiya (?:hai|h)\b|कुछ किया है|kapde (?:badal|fat|phat|utar|hata)|कपड़े (?:बदल|फट|उतार|हटा))/,
        /(?:\bsaas\b|sautel|bhaiya|uncle|driver|van wal|teacher|\bsir\b|padosi|naukar|pujari|baba|guru|सास|सौतेल|भैया|अंकल|ड्राइवर|टीचर|पड़ोसी|नौकर|पुजारी|बाबा)/,
      ],
      [
        /(?:\bma(?:i|in)|\bme\b|\bi am|\bi m|मैं|मै) (?:\S+ ){0,2}(?:[6-9]|1[0-7]) (?:saal|sal|years?|yrs?|k[aie]\b|साल|वर्ष|की|का)/,
        /(?:kisi ko (?:\S+ )?(?:nahi )?bata|cant tell|cannot tell|afraid to tell|khana nah|garam|maa?r(?:ti|ta|te) |beat|touch|chhu|raat ko|at night|बता नहीं|खाना नहीं|मारत|छूत|रात को)/,
        /(?:chacha|mama|mami|uncle|aunty|sir|teacher|papa|father|mother|maa|bhai|cousin|jija|fufa|padosi|चाचा|मामा|अंकल|सर|टीचर|पापा|माँ|मां|भाई|जीजा|फूफा|पड़ोसी)/,
      ],
      [
        /(?:my|the|a) (?:\S+ )?(?:[3-9]|1[0-7]) (?:yr|year|yrs|years)s? ?old.{0,30}(?:on his lap|in his lap|undress|private)/,
      ],
      [
        /(?:child|kid|minor|daughter|\bson\b|niece|nephew|student|\bboy|\bgirl|bachch|bacch|beti|beta|bete|\b(?:[4-9]|1[0-7]) (?:yr|yrs|year|saal)|बच्च|बेटी|बेटे|बेटा|भतीज|भाँज|भांज)/,
        /(?:(?:dirty|porn\S*|nude|naked|blue|gand[ie]|adult|अश्लील|गंदी|गंदे) (?:videos?|photos?|films?|pics?|pictures?|वीडियो|फ़?ोटो|तस्वीर\S*)|(?:garam|hot|जलत\S*|उबलत\S*|boiling|गरम|गर्म) (?:chimt|pani|paani|water|पानी|tawa|iron|rod|चिमट|तव|सलाख़?)|daa?g(?:ti|ta|te|a) |दाग(?:त|ा )|cigarette se|(?:ki|ke|की|के|of a?|child) (?:bali|बलि)|(?:bali|बलि) (?:chahiye|deni|dena|चाहिए|देनी|देना)|human sacrifice|narbali|नरबलि)/,
      ],
    ],
    unless: /(?:husband|wife|in laws?|sasural|\bpati |पति|ससुराल|\btv\b|animal|\bdog)/,
  },
  {
    danger: 'child-marriage',
    when: [
      [
        /(?:beti|bitiya|ladki|ladka|beta|bete|behe?n|sister|daughter|\bson\b|\bgirl|\bboy|niece|bhatiji|bhanji|cousin|bride|groom|बेटी|बिटिया|लड़की|लड़का|बेटा|बेटे|बहन|भतीजी|भांजी|भाँजी|दुल्हन|naatin|natin|poti|नातिन|पोती|my parents|they fixed my|krwa rhe|karwa rahe|chhoti wali|छोटी वाली|\bi am|\bi m\b|\bmain |मैं )/,
        /(?:(?<!\d )\b(?:[6-9]|1[0-7]) (?:(?:saal|sal|years?|yrs?|yr|varsh|वर्ष|साल) )?(?:k[aie] |old |की |का |के )|(?:umar|umr|age|aged|उम्र|आयु)(?: is| only| sirf| abhi| सिर्फ़| सिर्फ| अभी)? (?:[6-9]|1[0-7]) |\bi (?:am|m) (?:only )?(?:[6-9]|1[0-7]) |(?:turn(?:ed|ing|s)?|just|is|only) (?:[6-9]|1[0-7]) |(?:finish(?:ed)?|in|passed|studying|class|std) (?:[5-9]|10|11)(?: ?th)?\b|\b1[0-7] (?:bhi |भी )?(?:nah?i+n?|nhi|नहीं) (?:hui|hua|हुई|हुआ)|\b(?:[5-9]|10|11) ?th (?:class|std|standard|me )|(?:[5-9]|10|11) ?वीं (?:में|कक्षा)|(?:पाँचवीं|छठी|सातवीं|आठवीं|नौवीं|दसवीं) (?:में|कक्षा))/,
        /(?:shaa?di|vivaa?h|byaa?h|rishta|muhu?rat|marry|marriage|wedding|engage|sagai|\broka\b|शादी|विवाह|ब्याह|रिश्ता|सगाई|रोका|gunn?a? ?milan|phere|haath peele|हाथ पीले|kundli mil|गुण ?मिलान|फेरे|कुंडली मिल)/,
      ],
    ],
    unless:
      /(?:(?:[6-9]|1[0-7]) (?:saal |sal |years? |साल )?(?:k[ai]|old|की|का) (?:th[ai]|थी|था)|was (?:[6-9]|1[0-7]) |(?:shaa?di|marriage|शादी) (?:ko|को|k[ae] \d|के \d)|married (?:for|since|\d)|\d (?:years|saal|साल) (?:of|se|से) (?:marriage|shaa?di|शादी)|\d+ (?:gunn?as?|points?|गुण)(?! (?:is|milan|मिलान))|mundan|janeu|namkaran|upanayan|birthday|मुंडन|जनेऊ|नामकरण|उपनयन)/,
  },
  {
    danger: 'violence',
    when: [
      [
        /(?:husband|wife|partner|in ?laws?|mother in law|father in law|boyfriend|sasural|sasur|saas |pati |pita|father|papa|brother|bhai|patni|gharwal[aei]|पति|पत्नी|ससुराल|सास|ससुर|पिता|पापा|भाई|घरवाले)/,
        /(?:beats?|beating|beaten|hits? (?:me|her|us)|hitting|slap|violen|abus|tortur|threatens? (?:me|to kill)|strangl|burn(?:ed|t|s)? me|lock(?:s|ed)? me|force(?:s|d)? (?:me|himself)|maa?r(?: ?ta| ?te| ?ti|peet| peet|pit)|mar ?pit|mar peet|maarpeet|peet(?:ta|te)|pit(?:ta|te|ai) |pitai|haath utha|hath utha|gaali|pratadit|pratarit|sata(?:ta|te)|मारता|मारते|मारती|मार पीट|मारपीट|पीटता|पीटते|हाथ उठा|गाली|प्रताड़|सताता|सताते|हिंसा|जलाने की)/,
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
        /(?:demand|asking for|maa?ng rah|maa?ngte|माँग रह|मांग रह|माँगते|मांगते|tang kar|तंग कर|taane|ताने)/,
      ],
      [
        /(?:abort|garbhpaa?t|गर्भपात|bachcha gira)/,
        /(?:astrolog|pandit|jyotish|kundli|family|saas|husband|force|pressure|want(?:s)? me|ज्योतिष|पंडित|कुंडली|सास|पति|दबाव)/,
      ],
      [
        /(?:in ?laws?|sasural|\bsaas\b|\bsas\b|\bpati\b|husband|maa?yke|सास|ससुराल|पति|मायके)/,
        /(?:bring|laa?o\b|lekar aa|leke aa|cash|lakh|fridge|\bbike\b|\bcar\b|gaa?di|लाओ|लेकर आ|नकद|फ्रिज|लाख|गाड़ी)/,
        /(?:dont come|do not come|or else|varna|warna|nahi to|jala d|taan[ae]|maa?rt|nikal d|वरना|जला द|ताने|मारत|निकाल द)/,
      ],
      [
        /(?:poured?|threw|daal|daala|dal|chhidk) (?:\S+ ){0,2}(?:kerosene|petrol|mitti ka tel|acid|tezab)|(?:kerosene|petrol|tezaa?b|acid|तेज़ाब|पेट्रोल) (?:\S+ ){0,2}(?:dal|daal|phek|fek|chhidk|डाल|फेंक|छिड़क)|(?:aag|आग) laga (?:denge|dega|degi|du)|आग लगा (?:देंगे|देगा|देगी)|(?:he|husband) forces me|(?:laat|ghoonse|thappad|chappal|belt|danda|dande|लात|घूँसे|थप्पड़|चप्पल|बेल्ट|डंडे) (?:se )?(?:maa?r[aei]|मार[ाीत])|(?:mobile|phone) (?:chh?een|chin|cheen)\S* (?:le|ke|kar).{0,40}(?:khana|nikal|band)|(?:dono|hume|hame|दोनों|हमें) (?:ko )?(?:kaa?t|maa?r|काट|मार) (?:d|द)/,
      ],
      [
        /hide (?:the |my |his |these )?(?:marks?|bruises?|injur\S*)|(?:ne|ने) (?:\S+ ){0,3}(?:haa?th|हाथ) (?:utha|उठा)|(?:mujhe|mujhko|मुझे) (?:\S+ ){0,2}(?:jala|जला)\S* (?:ki |dene ki |की |देने की )?(?:dhamk|धमक)|(?:bullet|bike|\bcar\b|gaa?di|dahej|fridge|बुलेट|बाइक|गाड़ी|दहेज) (?:nah?i+n?|nhi|नहीं|नही) (?:di|diya|diye|दी|दिया|दिए).{0,60}(?:dhamk|jala|maa?r|taan|धमक|जला|मार|ताने)/,
      ],
      [
        /(?:shaa?di|byah|शादी|ब्याह).{0,40}(?:taan[ae]\b|ताने).{0,20}(?:maa?r|मार)|\block(?:s|ed|ing)? (?:me|us|her) (?:in|up|inside|out)|(?:mujhe|muje|mujhko|hame|मुझे|हमें) (?:\S+ ){0,4}(?:band|qaid|kaid|बंद|क़ैद|कैद) (?:kar|ki|kiya|rakh|कर|कि|रख)|\bwill (?:cut|kill|burn|bury) (?:me|us|both|him and me)|(?:gala|गला) (?:daba|ghot|ghont|दबा|घोंट|घोट)|(?:roz|daily|peekar|pikar|रोज़?|पीकर) (?:\S+ ){0,3}(?:haa?th|हाथ) (?:utha|उठा)|(?:zinda|jinda|ज़िंदा|जिंदा) (?:gaa?d|jala|गाड़|जला)/,
      ],
      [
        /(?:\bpati|husband|\bsaas|sasur|पति|सास|ससुर).{0,30}(?:tawa|chimt|cigarette|तवा|चिमट|सिगरेट).{0,20}(?:laga|burn|daa?g|jala|लगा|दाग|जला)/,
      ],
      [
        /(?:knife|(?:\ba|his|the|with) gun\b|pistol|chaa?ku|acid|kerosene|चाकू|बंदूक|पिस्तौल|कट्टा|तेज़ाब|केरोसिन).{0,30}(?:(?:at|on|to) me\b|\bmy (?:neck|throat|face|head)|neck|throat|mujh|gale|gardan|मुझ|गले|गर्दन)|(?:mujh|mere (?:gale|gardan|upar)|मुझ|मेरे (?:गले|ऊपर)).{0,24}(?:knife|chaa?ku|katta|acid|चाकू|कट्टा|तेज़ाब)/,
      ],
      [
        /(?:\bkaa?t|\bmaa?r|\bjala|\bzinda|काट|मार|जला|ज़िंदा|जिंदा) (?:\S+ )?(?:ke |kar |के |कर )?(?:phe+nk|fe+nk|da?a?l|gaa?d|फेंक|डाल|गाड़)\S* ?(?:d?enge|dega|denge|दें|देंगे|देगा|ेंगे)|maa?r da?a?lenge|मार डालेंगे|honou?r killing|\b(?:kill|murder) (?:me|us|her and me|both of us)\b/,
      ],
      [
        /(?:jabar?dasti|zabar?dasti|force[sd]?|forcing|ज़बरदस्ती|जबरदस्ती).{0,36}(?:kart[aei]\b|sambandh|sex|mana karne|sleep with|bed|करता|करते|संबंध|मना करने)/,
        /(?:\bwo\b|\bwoh\b|\bhe\b|husband|pati\b|shaa?di|sasur|devar|jeth|वो|वह|पति|शादी|ससुर|देवर|जेठ)/,
      ],
      [/domestic violence|dowry|dahej|\braped?\b|balatkar|acid attack|gharelu hinsa|दहेज|बलात्कार|घरेलू हिंसा/],
    ],
    unless: /drum|dahej (?:ka saman|ki)|heart beat|dream|sapn|सपन/,
  },
  {
    danger: 'emergency',
    when: [
      [
        /(?:chest pain|cant breathe|cannot breathe|chest (?:feels |is )?(?:very |so )?(?:tight|heavy)|saans lene me|साँस लेने में|सांस लेने में|heart attack (?:now|right now|ho raha)|unconscious|not breathing|bleeding (?:a lot|heavily|badly)|drank poison|poison(?:ed)?|choking|on fire|gas leak|gas leakage|electric shock|(?:seene|chhati|chest) me(?:in)? (?:\w+ )?(?:dard|pain)|behosh|saans nahi|khoon bah|aag lag gayi|gas ki badbu|(?:सीने|छाती) में (?:\S+ )?दर्द|बेहोश|साँस नहीं|सांस नहीं|ख़ून बह|खून बह|आग लग गई|गैस लीक|गैस की बदबू)/,
      ],
      [
        /(?:(?:mun?h|muh|face|मुँह|मुंह|चेहरा) (?:\S+ ){0,2}(?:te[dr]h|droop|twist|टेढ़|टेढ)|bol nah?i+n? pa|बोल नहीं पा|mouth (?:\S+ ){0,4}(?:one side|crooked)|cant (?:lift|move|feel) (?:his|her) (?:hand|arm|leg|face)|face (?:\S+ ){0,3}(?:crooked|droop\S*|twisted)|cant speak (?:properly|now|since)|(?:saa?ns|साँस|सांस) (?:\S+ ){0,2}(?:ruk|रुक)|(?:neel[ai]|नील[ाी]) (?:pad|पड़) (?:gay|ga|गय|गई)|(?:khoon|blood|ख़?ून) (?:ki|की) (?:ulti|ultiya|उल्टी)|jhatk[ae] (?:aa|pad)|(?:having|got|getting) (?:fits?|seizures?)\b|(?:bahut|bohot|bht|बहुत) (?:khoon|blood|bleeding|ख़?ून) (?:ja|aa|beh|nikal|जा|आ|बह|निकल)|झटके (?:आ|पड़)|(?:one|ek|एक) (?:side|taraf|तरफ़?) (?:\S+ ){0,3}(?:numb|not moving|sunn|nahi hil|सुन्न|नहीं हिल)|(?:abhi|achanak|suddenly|just now|अभी|अचानक) (?:\S+ ){0,4}(?:lakwa|paralys|stroke|daura|fits?\b|seizure|लकवा|दौरा)|(?:not|nahi|nhi) (?:waking|responding|uth rah|hosh)|hosh nah?i|होश नहीं|(?:very |bahut |lot of |heavy )(?:bleeding|khoon (?:aa|beh|nikal))|current lag ga|करंट लग ग)/,
      ],
      [
        /(?:phenyl|poison|acid|kerosene|pesticide|bleach|harpic|kitnashak|kee?de (?:mar|wali)|chuhe|zeh?a?r|jah?a?r|thermometer|battery|coin|फ़?िना[इय]ल|ज़हर|जहर|तेज़ाब|कीटनाशक|चूहे)\S* (?:\S+ ){0,3}(?:drank|drunk|swallow\S*|pi li|pi liya|pee li|pee liya|pi gay|kha li|kha liya|kha gay|nigal|पी लि|पी गय|खा लि|खा गय|निगल)|(?:drank|swallowed|ate) (?:\S+ ){0,3}(?:phenyl|poison|acid|kerosene|pesticide|bleach|harpic|battery|coin)/,
      ],
      [
        /(?:snake|scorpion|\bcobra|\bdog|monkey|\bsaa?n?p(?= )|\bsaa?nps?\b|naag|bichh?u|kutt[ea]|bandar|साँप|सांप|नाग|बिच्छू|कुत्ते|बंदर)/,
        /(?:\bbit(?:e|es|ten|ing)?\b|stung|sting|kaa?t (?:li|kha|diy|ga)|kaa?ta (?:hai|h|gaya)|das liya|das gaya|dank maar|काट (?:लि|खा|दि|ग)|काटा|डस|डंक)/,
      ],
    ],
    unless:
      /(?:insurance|old idol|dream\S*|swapn|sapn|सपन|fish|machhli|shiva?\b|shivji|neelkanth|nilkanth|halahal|samudra manthan|story|katha|mythology|शिव|नीलकंठ|हलाहल|कथा)/,
  },
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
          `${treatment}.{0,24}(?:not (?:needed|necessary|required)|no need|need not|dont need|zar[ou]+rat na|jar[ou]+rat na|ज़रूरत नहीं|जरूरत नहीं)|(?:no need|dont need|zar[ou]+rat na\\S*).{0,12}${treatment}`,
        ),
      ],
      [
        new RegExp(
          `${treatment}.{0,24}(?: ya | or | या ).{0,16}(?:puja|pooja|mantra|havan|totka|upay|stone|ratna|पूजा|मंत्र|हवन|टोटका|रत्न)`,
        ),
      ],
    ],
    unless:
      /(?:direction|disha|where (?:to|should) (?:i |we )?keep|kaha(?:n)? rakh|kidhar|दिशा|कहाँ रख|कहां रख|cabinet|clinic|muhurat|मुहूर्त|vastu for|(?:plot|registry|kona) .*(?:chhod|chod) d|(?:dont|not|never) (?:skip|stop)|old (?:medicine|tablet)|पुरानी दवा)/,
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
        /(?:send|transfer|advance|booking|only cure|must do|today itself|urgent|guarantee|100 ?%|turant|aaj hi|bhej|भेज|तुरंत|आज ही|गारंटी)/,
        /(?:₹|\brs\b|rupee|lakh|hazaa?r|thousand|crore|\b\d{4,}\b|रुपय|रुपए|लाख|हज़ार|हजार)/,
      ],
      [
        sayer,
        /(?:asking|asked|asks|demand|maang|mang (?:rah|li)|मांग|माँग)/,
        /(?:lakh|hazaa?r|thousand|\b\d{5,}\b|लाख|हज़ार|हजार)/,
        /(?:puja|pooja|havan|dosh|correct|shanti|yantra|ratna|jaa?du|tona|totka|curse|evil|nazar|पूजा|हवन|दोष|शांति|यंत्र|रत्न|जादू|टोना|टोटका|नज़र|नजर)/,
      ],
      [
        /(?:otp|upi|bank details?|account number|aadhaar|aadhar|aadhaar card|send (?:my )?photo|my photo|call aaya|फ़ोन आया|फोन आया)/,
        sayer,
        /(?:asking|asked|asks|wants|says|said|told|reading|energy|demand|pay|money|sent|bol|keh|kah|maang|mang|paise|कह|बोल|मांग|माँग|पैसे)/,
      ],
      [
        /(?:whatsapp|online|telegram|instagram|facebook|video call|phone call|व्हाट्सएप|ऑनलाइन)/,
        sayer,
        /(?:asking|asks|wants|reading|energy|demand|\bpay|money|maang|mang (?:rah|li)|paise|मांग|माँग|पैसे)/,
      ],
      [
        /(?:instagram|\binsta\b|facebook|\bfb\b|whatsapp|online|telegram|website|youtube|video call|on (?:the )?phone|phone par|call par|without (?:meeting|seeing)|bina mil|इंस्टाग्राम|व्हाट्सएप|ऑनलाइन|फ़ोन पर|फोन पर|बिना मिल)/,
        /(?:reader|reading|tarot|aura|psychic|healer|clairvoyan|medium|astrolog|jyotish|baba|guru|lady|aunty|pandit|tantrik|stranger|somebody|someone|unknown|anjaa?n|ज्योतिष|बाबा|पंडित|तांत्रिक|अनजान)/,
        /(?:curse|dosh|black magic|\bevil|entity|negative energ|blockage|nazar|danger|saa?ya\b|khatra|maut|death|wants? \d|pay |remove|श्राप|दोष|ख़तरा|खतरा|साया|नज़र|मौत)/,
      ],
      [
        /(?:private|nude|personal|निजी) (?:photos?|pics?|videos?|फ़?ोटो|वीडियो)|(?:my|meri|मेरी) (?:photos?|pics?|videos?|फ़?ोटो|वीडियो)/,
        /(?:\bpost|viral|leak|upload|dont pay|not pay|paise|threat|dhamk|वायरल|डाल देगा|धमक|पैसे)/,
        /(?:pandit|baba|guru|tantrik|swami|jyotish|astrolog|maulvi|he |she |wo |पंडित|बाबा|गुरु|तांत्रिक)/,
      ],
      [
        /(?:(?:only|sirf) (?:his|uska|unka) (?:\S+ ){0,3}(?:yantra|puja|ring)|must pay|gst (?:bhar|pay)|(?:scan|\bqr\b|क्यूआर|स्कैन|\blink\b|लिंक).{0,60}(?:paise|paisa|\d{3,}|पैसे|पैसा).{0,12}(?:kat|gay|nikal|ud|कट|गए|निकल|उड़)|(?:public|viral|leak) (?:\S+ ){0,3}(?:if|unless|nahi to|agar)|(?:midway|beech me).{0,30}(?:family|parivar|ghar|sab) (?:\S+ ){0,3}(?:destroy|barbad|nash|khatam)|(?:paise|money|paisa|पैसे).{0,60}(?:ulta mantra|shra+p|mantra chala|उल्टा मंत्र|श्राप)|(?:akele|अकेले) (?:aao|aana|आओ|आना).{0,60}(?:puja|pooja|पूजा)|digital arr?est|डिजिटल अरेस्ट|(?:asked|told|gave|shared|bata d|bata di|de diya).{0,30}\botp\b|\botp\b.{0,30}(?:told|gave|shared|bata d|bata di|de diya)|(?:lottery|\bwon\b|लॉटरी|इनाम).{0,60}(?:\bpay\b|processing|bhej|fees?\b|भेज|शुल्क)|(?:baba|tantrik|guru|pandit|बाबा|तांत्रिक|गुरु|पंडित).{0,60}(?:\bdouble|dugn[ae]|doubl|दुगन|दोगुन)|(?:zameen|jameen|property|makaa?n|ज़मीन|जमीन|मकान) (?:unke|uske|apne|उनके|उसके|अपने) (?:naam|नाम).{0,40}(?:shr?aa?p|curse|nahi to|warna|श्राप|शाप|नहीं तो|वरना)|parcel (?:me|mein|contains?|has) (?:\S+ )?drugs|(?:khate|account|bank) se (?:\S+ ){0,2}(?:paise|rupaye|rupay) (?:\S+ ){0,2}(?:kat|nikal|gay)|खाते से (?:\S+ ){0,2}पैसे (?:\S+ ){0,2}(?:कट|निकल|गए)|(?:pin|otp|kyc|पिन|ओटीपी) (?:\S+ ){0,3}(?:dal|diya|share|entered|bata di|डाल|दे दि|बता दि).{0,60}(?:paise|money|kat|gaye|पैसे|कट))/,
      ],
      [/(?:blackmail|sextort|ब्लैकमेल)|(?:photos?|videos?|फ़?ोटो|वीडियो) (?:\S+ ){0,3}(?:viral|leak|वायरल)/],
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
        /(?:umr|umar|aa?yu|उम्र|आयु) (?:\S+ ){0,2}(?:bachi|baa?ki|left|likhi|बची|बाक़?ी|लिखी)|(?:kis|किस) (?:saal|साल) (?:me |mein |में )?(?:marun|marung|मरूँ|मरूं)|(?:maut|mrityu|मौत|मृत्यु) (?:meri |mere |मेरी )?(?:kis|kab|किस|कब) (?:saal|umar|umr|year|din|tarah|hogi|likhi|aa|साल|उम्र|दिन|तरह|होगी|लिखी|आए)/,
      ],
      [
        /exact (?:year|date|day|month) .{0,30}(?:will (?:go|pass|die|expire)|death|demise)|(?:hospital|अस्पताल|icu).{0,50}(?:bachenge|bachega|bachegi|बचेंगे|बचेगा|बचेगी|बच पाएँगे|chale jay|चले जाएँग|चले जाएंग)|years? of (?:my )?life (?:is |are )?(?:left|remaining)|(?:\bicu\b|ventilator|\bcoma\b|आईसीयू|वेंटिलेटर|कोमा).{0,60}(?:bach(?:eg|en|pa| pa)|survive|kitne din|बच|कितने दिन)/,
      ],
      [
        /(?:when (?:will|shall|do) (?:i|we|he|she|my \w+(?: \w+)?) (?:die|pass)|how long (?:will|do) (?:i|he|she|we|my \w+) (?:live|have)|date of (?:my )?death|my death|death date|life ?span|life expectancy|how (?:many years|long) (?:(?:will|do|does|can) )?(?:i|he|she|we|my \w+) (?:(?:will|can|have|shall) )?(?:live|left|have left)|will (?:i|he|she|we|my \w+(?: \w+)?|someone|anyone) (?:die|survive|live long|get cancer)|(?:going to|gonna) die|maut kab|mrityu kab|kab mar|kitne saal (?:ji|je|zin|jin)|kitni umar|kitni umr|kitni aayu|meri (?:maut|mrityu|aayu\b|umar (?:kitni|kab|kya))|ayu kitni|mar ja(?:ye|ega|egi|yega|yegi|enge)|मौत कब|मृत्यु कब|कब मर|कितने साल जि|कितने साल जी|कितनी उम्र|कितनी आयु|मेरी (?:मौत|मृत्यु|आयु)|आयु कितनी|मर जाए|मर जाएगा|मर जाएगी|जान चली जाए|जान का ख़तरा)/,
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
        /(?:mang(?:al|l)ik|mangal dosh|nadi dosh|mool nak|ashlesha|मांगलिक|मंगल दोष|नाड़ी दोष|मूल नक्षत्र)/,
        /(?:mar jaa?(?:t|y|e|u)|mareg|marne|\bdies?\b|\bdead|death|\bkill|mrityu|maut|मर जा|मरे|मृत्यु|मौत)/,
      ],
      [
        /(?:\bicu\b|ventilator|\bcoma\b|critical|operation|surgery|accident|वेंटिलेटर|आईसीयू|कोमा|ऑपरेशन)/,
        /(?:\bbach(?:enge|ega|egi|ne|payega|payenge)|bach jaa?y|surviv|\bzinda|\blive\b|recover|pull through|theek ho (?:ja|pa)|बचें?ग|बच जा|ज़िंदा|जिंदा|ठीक हो)/,
        /(?:papa|father|mother|\bmaa\b|mummy|\bbeta|husband|wife|brother|bhai|dada|dadi|\bwo\b|\bhe\b|\bshe\b|पापा|पिता|माँ|बेटा|पति|भाई|दादा|वह|वो )/,
      ],
      [/\bmark\b|maraka|मारक/, /(?:die|death|kill|maut|mrityu|मौत|मृत्यु)/],
    ],
    unless:
      /(?:died in panchak|panchak me|पंचक में|death anniversary|barsi|shraddh|shradh|tithi|punya|पुण्यतिथि|श्राद्ध|after (?:a |the )?death (?:in|of)|sutak|सूतक|photo of|plant|tulsi|fish|पौधा|machhli|dream|sapn|सपन|widow (?:in|wear|do|keep|sit)|vidhwa puja)/,
  },
  {
    danger: 'sex-of-child',
    when: [
      [
        /(?:bahu|wife|patni|pregnan\S*|mahina|pet me|बहू|पत्नी|महीना|पेट में).{0,60}(?:beta|ladka|बेटा|लड़का) (?:hi |ही )(?:hoga|ho\b|aaye|होगा|हो|आए)|pet me (?:kya|konsa) (?:h|hai)\b|(?:boy or (?:a )?girl|girl or (?:a )?boy|son or (?:a )?daughter|gender of|sex of (?:the |my )?(?:baby|child|unborn)|baby(?: s)? (?:gender|sex)|ladka (?:hoga )?ya ladki|beta hoga (?:\S+ )?ya beti|(?:need|want) (?:a )?son only|ladka hoga|beta (?:hoga )?ya beti|beti ya beta|ling (?:janch|pata|parikshan)|लड़का (?:होगा )?या लड़की|लड़का होगा|बेटा (?:होगा )?या बेटी|बेटी या बेटा| लिंग (?:जाँच|जांच|पता|परीक्षण|बता)|(?:बच्चे|शिशु|भ्रूण) का लिंग)/,
      ],
      [
        /(?:baby boy|male child|have a (?:son|boy)|conceive a (?:son|boy)|get a (?:son|boy)|want a (?:son|boy)|only sons?|son this time|putra prapt|beta chah|beta paida|beta kaise|beta hone|ladka paida|ladka chah|putra pane|पुत्र प्राप्ति|पुत्र चाह|बेटा चाह|बेटा पैदा|बेटा होने|बेटा कैसे)/,
      ],
      [
        /(?:gender|\bboy|\bgirl|ladka|ladki|\bbeta\b|\bbeti\b|लड़की|लड़का|लड़की|लड़का|बेटा|बेटी)/,
        /(?:predict|pregnan|garbh|pet me|pet se|पेट से|womb|unborn|गर्भ|पेट में|chinese (?:calendar|chart))/,
        /(?:predict|kya hai|bata|pata|\bknow|\btell|\bya\b|\bor\b|hoga|hogi| या |बता|पता|क्या है|होगा|होगी)/,
      ],
      [
        /(?:\bbeta|ladka|putra|\bson|baby boy|बेटा|लड़का|लड़का|पुत्र) (?:hi |ही )?(?:ho |hone (?!par|pe|ki khush)|chahiye|mile|हो |होने (?!पर|की ख़?ुश)|चाहिए|मिले)/,
        /(?:vrat|mantra|upay|totka|puja|havan|kya kar|stone|व्रत|मंत्र|उपाय|टोटका|पूजा|हवन|क्या कर)/,
      ],
      [
        /(?:\bbeta\b|\bbete\b|ladka|putra|\bson\b|baby boy|बेटा|लड़का|लड़का|पुत्र|बेटे)/,
        /(?:pet me|pregnan|garbh|conceive|womb|kokh|hamal|पेट में|गर्भ|कोख)/,
        /(?:totka|upay|mantra|vrat|remedy|guarantee|puja|ho iske|kaise|how|टोटका|उपाय|मंत्र|व्रत|पूजा|कैसे|इसके लिए)/,
      ],
    ],
    unless:
      /(?:shivling|शिवलिंग|naming|chh?ath?th?i|chhati|celebrat|manay|मनाएँ|मनाए|छठी|\bname|naam|नाम|room|kamra|कमरा|marry|shaadi|shadi|married|matching)/,
  },
  {
    danger: 'revenge',
    when: [
      [
        /(?:sabak sikha|badla le|\brevenge|get back at|teach (?:him|her|them) a lesson|(?:maa?r|jaa?n se maa?r|kaat|jala) (?:d[uoae]|dal)|\bkill (?:him|her|them)|beat (?:him|her|them) up|सबक सिखा|बदला ल|मार (?:दू|डालू|दूँ|डालूँ)|जान से मार|जला दू)/,
        /(?:jaa?du|tona|totka|tantra|black magic|witch|daa?yan|nazar|evil eye|curse|dosh|kundli|जादू|टोना|टोटका|तंत्र|डायन|नज़र|नजर|दोष|कुंडली)/,
      ],
      [
        /(?:nuk?sa+n pah|tabah kr|barba+d kr|barba+d ho ja|मूठ चल|बर्बाद हो ज|muth chal|mooth chal|bimar (?:kar|pad ja)|barba+d kar|tabah kar|harm (?:him|her|them)|make (?:him|her|them) (?:ill|sick|suffer)|नुक़?सान पहु|बीमार (?:कर|पड़ जा)|बर्बाद कर|तबाह कर)/,
        /(?:totka|totke|mantra|tantra|jaa?du|\bspell\b|putla|mooth|muth|मूठ|पुतला|टोटक|मंत्र|तंत्र|जादू)/,
        /(?:chah|batao|bata do|\bdo\b|want|give|how|kaise|चाह|बताओ|बता दो|दो|कैसे)/,
      ],
      [
        /(?:\bwitch\b|daa?yan|chudail|डायन|चुड़ैल).{0,40}(?:village|gaon|neighbou?r|padosan|bua|chachi|bahu|saas|गाँव|गांव|पड़ोस|बुआ|चाची|बहू|सास)/,
      ],
    ],
    unless: /(?:film|serial|movie|story|katha|kahani|फ़िल्म|फिल्म|कहानी|कथा)/,
  },
  {
    danger: 'curse',
    when: [
      [
        /(?:black magic|kala jadu|kaala jadu|kala jaadu|kaala jaadu|jadu ?tona|jaadu ?tona|tona ?totka kar|vashikaran|vashi karan|voodoo|\bhex\b|witchcraft|bhoot|bhut pret|pret aatma|aatma ka|ghost|haunted|evil spirit|possessed|possession (?:by|of (?:a |the )?(?:spirit|ghost|soul|pret))|tantra(?:k)? (?:kriya|vidya)|someone (?:has )?(?:done|did) something|kisi ne kuch (?:kar|kra)|kisine kuch kar|kuch karwa diya|kiya karaya|काला जादू|जादू टोना|वशीकरण|भूत|प्रेत|तंत्र क्रिया|किया कराया|टोना|बुरी आत्मा|किसी ने कुछ कर)/,
      ],
      [
        /(?:vermilion|sindoor|kumkum|\bhair\b|nimbu|lemon|doll|gudiya|putla|putli|bones?\b|haddi|\beggs?\b|\banda\b|\bash(?:es)?\b|raakh|सिंदूर|नींबू|गुड़िया|पुतला|हड्डी|राख|अंडा)/,
        /(?:outside|\bdoor|\bgate|darwa[zj]|darva[zj]|chaukhat|ke bahar|ke samne|दरवाज|गेट|चौखट|बाहर)/,
        /(?:someone|somebody|cursed?\b|kisi ne|padosan|padosi|neighbou?r|\bmil[ai]\b|found|phe+nk|fe+nk|rakh (?:gay|diy)|jaa?du|किसी ने|पड़ोस|मिला|मिली|फेंक|जादू)/,
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
        /(?:barba+d|tabah|nash|khatam|बर्बाद|तबाह|नाश|ख़त्म|खत्म) (?:kar\S*|करन|कर द|करे)/,
        /(?:mantra|totka|tantra|prayog|मंत्र|टोटका|तंत्र|प्रयोग)/,
        /(?:\bus[ek]|dushman|shatru|padosi|boss|\bex\b|उसे|उसको|दुश्मन|शत्रु|पड़ोसी)/,
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
        /(?:na(?:hi|hin)? khata|khana na(?:hi|hin)? kha|stopped eating|not eating|refus\S+ to eat|wont eat|doesnt eat|locks? (?:her|him)self|lock(?:ed)? in (?:her|his) room|raat ko rot|cries at night|crying at night|khana na(?:hi|hin)? le|खाना नहीं खा|रात को रोत|कमरे में बंद)/,
        /(?:nazar|nazr|evil eye|jaa?du|\bojha|tantrik|upay|vastu|totka|नज़र|नजर|टोटका|उपाय|जादू|तांत्रिक)/,
      ],
      [
        /(?:\bfits\b|seizure|dau+ra|दौरा|दौरे|epilep|mirgi|fever|bukhaa?r|vomit|ulti|dast|infection|dengue|malaria|pneumonia|jaundice|piliya|bleeding|बुखार|बुख़ार|उल्टी|दस्त|डेंगू|मलेरिया|पीलिया|दौरा)/,
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
  {
    danger: 'godman',
    when: [
      [
        sayer,
        /(?:ashram|akel|\balone\b|\bnight|raat|kutiya|dera\b|आश्रम|अकेल|रात|कुटिया|डेरे)/,
        /(?:bhej|chh?od (?:do|de|aa|kar)|send|leave (?:her|him|my)|stay|rukn|भेज|छोड़ (?:दो|दें|आ|कर)|रुकने|ठहर)/,
        /(?:be(?:t|h?a?n|hen)[ai]?\b|behen|bahan|bahu\b|biwi|patni|ladki|bachch|daughter|sister|wife|girl|child|\bson\b|बेटी|बहन|बहू|पत्नी|बीवी|लड़की|बच्च)/,
      ],
      [
        sayer,
        /(?:\balone\b|akel|\bnaked|\bnude|undress|\bnang|without clothes|in private|at night|raat ko|raat me|private photos?|touch|अकेल|नंग|निर्वस्त्र|कपड़े उतार|रात को)/,
        /(?:ritual|puja|pooja|kriya|anushthan|wants?|asks?|calls?|called|kehta|kehte|kaha|bula|bola|room|kamr|bed|touch|पूजा|क्रिया|अनुष्ठान|कहत|कहा|बुला|कमर)/,
        /(?:\bme\b|\bmy\b|\bi\b|mujh|meri|mere|\bher\b|मुझ|मेर|nang|naked|nude|नंग)/,
      ],
      [
        sayer,
        /(?:gold|jewel|zevar|gehne|gahne|\bsona\b|ornament|सोना|ज़ेवर|जेवर|गहने)/,
        /(?:ask|demand|wants?|purif|shuddh|maa?ng|de do|double|माँग|मांग|शुद्ध|दे दो)/,
      ],
    ],
    unless: /(?:buy|khareed|kharid|muhurat|photo of|which direction|in temple)/,
  },
  {
    danger: 'lenders',
    when: [
      [
        /(?:loan|recovery|lender|emi\b|karz|karja|udhaa?r|byaaj|sood|sahukar|moneylender|लोन|कर्ज़|कर्ज|उधार|ब्याज|साहूकार)/,
        /(?:threat|harass|abus|agents?\b|goons|dhamk|gaali|pareshan kar|ghar aa|photos?|morph|धमक|गाली|परेशान कर|एजेंट|गुंडे)/,
      ],
    ],
    unless: /(?:estate agent|insurance agent|loan agent (?:office|business))/,
  },
  {
    danger: 'addiction',
    when: [
      [
        /(?:\bnasha|\bnashe|sharaa?b|\bdaa?ru\b|alcohol|\bdrunk|drinking (?:problem|habit|too much|alcohol)|\bdrugs?\b|\bsmack\b|ganja|gambl|\bjua\b|\bjue\b|satta|betting|online game|नशा|नशे|शराब|दारू|ड्रग|गाँजा|जुआ|जुए|सट्टा|सट्टे)/,
        /(?:husband|wife|\bson\b|brother|father|\bpati\b|\bbet[ae]\b|\bbhai\b|papa|\bi\b|\bmy\b|mera|mere|meri|mujh|पति|बेट|भाई|पापा|पिता|मेर|मुझ)/,
        /(?:addict|problem|habit|\blat\b|quit|stop|leave|give up|lost|debt|remed|upay|totka|mantra|chh?ud|chh?od|karta|karte|peet[aei]|pita|pite|cure|de-?addict|लत|छुड़|छोड़|उपाय|टोटका|मंत्र|पीता|पीते|करता|हार)/,
      ],
    ],
    unless:
      /(?:shop|dukaa?n|restaurant|\bbar (?:counter|licen)|licen|prasad|bhairav|vrat|fast\b|during|picture|painting|neighbou?r(?:hood)|near (?:the |my )?house|दुकान|प्रसाद|व्रत|भैरव)/,
  },
];

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
    en: '**This is not a vastu dosh and it is not your fault: violence is the act of the one who does it.** Call the **women’s helpline 181** (free, day and night) or, in danger, **112**; for elders **14567**; for despair **Tele-MANAS 14416**. They advise in confidence about safety, shelter and the law. Tell someone you trust, and keep papers and some money within reach.',
    hi: '**यह वास्तु दोष नहीं है और इसमें आपकी ग़लती नहीं: हिंसा उसका काम है जो उसे करता है।** **महिला हेल्पलाइन 181** (निःशुल्क, दिन-रात) पर या ख़तरे में **112** पर फ़ोन करें; बुज़ुर्गों के लिए **14567**; मन बहुत भारी हो तो **टेली-मानस 14416**। वे सुरक्षा, आश्रय और क़ानून पर गोपनीय सलाह देते हैं। किसी भरोसेमंद को बताएँ, और काग़ज़ व कुछ पैसे पास रखें।',
    hinglish: '**Yeh vastu dosh nahi hai aur isme aapki galti nahi: hinsa uska kaam hai jo use karta hai.** **Mahila helpline 181** (free, din-raat) par ya khatre me **112** par phone karein; bujurgon ke liye **14567**; mann bahut bhaari ho to **Tele-MANAS 14416**. Woh suraksha, aashray aur kanoon par gopniya salah dete hain. Kisi bharosemand ko batayein, aur kaagaz va kuch paise paas rakhein.',
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
