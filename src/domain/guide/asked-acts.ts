import type { Act } from './knowledge/topic.ts';
import type { Token } from './tokens.ts';

/** What a question wants to know, in order of how plainly it says so; empty where it does not say. */
export function askedActs(tokens: readonly Token[]): Act[] {
  const text = ` ${tokens.map(({ text: word }) => word).join(' ')} `;
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([act]) => act);
  // "What is Pushya good for?" asks neither what it is nor whether it is good.
  if (purpose.test(text))
    return [...new Set<Act>(['when', 'do', ...found.filter((act) => act !== 'ok' && act !== 'what')])];
  return definition.test(text) ? [...new Set<Act>(['what', ...found])] : found;
}

const purpose =
  / (?:good|best|liked|auspicious|lucky|used) for (?:what|which)| what (?:\S+ ){1,6}(?:good|best|liked|auspicious|lucky|used) for | (?:kis|kin|kaun se|kaunse) kaa?mo?n? | (?:किस|किन|कौन से|कौनसे) (?:काम|कामों|कार्यों?) /u;

/** "What is panchak?" asks for the word itself, whatever else stands behind it. */
const definition =
  /^ (?:so )?(?:what (?:is|are|does) (?!the (?:best|right|correct|direction|colou?r|price|cost)|best|my)|meaning of|define) |(?:kya hot[aie]|ka (?:matlab|arth)|kise kehte|क्या होत[ाीे]|का (?:मतलब|अर्थ)|किसे कहते)/u;

const patterns: readonly (readonly [Act, RegExp])[] = [
  [
    'words',
    / (?:lyrics?|bol|words of|full text|path|paath|likha hua|likhi hui|padhna|read|sing|sunao|stotra|shlok|mantra kya|बोल|लिखी हुई|पाठ|पढ़ना|पूरी आरती|पूरा|सुनाओ|मंत्र क्या|lines?) /u,
  ],
  ['colour', / (?:colou?rs?|rang|rangon|paint|shade|रंग|रंगों|पेंट|कलर|kalar) /u],
  [
    'cost',
    / (?:cost|costs|price|prices|charges?|fees?|paise|paisa|kitne ka|kitne rupa\w*|kharch\w*|free|refund|rate|दाम|कीमत|क़ीमत|पैसे|शुल्क|ख़र्च|खर्च|मुफ़्त|मुफ्त|रिफंड) /u,
  ],
  ['why', / (?:why|reason|kyu|kyun|kyo|kyon|kyoon|vajah|wajah|karan|logic|क्यों|क्यूँ|वजह|कारण) /u],
  [
    'face',
    / (?:face|faces|facing|muh|munh|mukh|muhn|rukh|look towards|मुँह|मुंह|मुख|रुख|रुख़|opens? towards|head towards|kis taraf muh) /u,
  ],
  [
    'where',
    / (?:where|kaha|kahan|kidhar|kis disha|kis taraf|kis kone|kis deewar|konsi disha|kaun si disha|kaunsi disha|which (?:direction|side|wall|corner|place|zone|room|part|spot)|direction|disha|placement|place for|position|location|jagah|sthan|कहाँ|कहां|किधर|किस दिशा|किस तरफ़?|किस ओर|किस कोने|किस दीवार|दिशा|कौन सी दिशा|स्थान|जगह) /u,
  ],
  [
    'when',
    / (?:when|kab|what time|timings?|which day|kis din|kaun sa din|konsa din|kitne baje|how long|kitni der|kitne din|kitne saal|how many (?:days|years|months|hours)|date|samay|duration|last|lasts|कब|किस दिन|कौन सा दिन|कितने बजे|कितने दिन|कितने साल|कितने समय|समय|अवधि|tarikh|till|until|kab tak|कब तक) /u,
  ],
  [
    'do',
    / (?:remed\w*|solution|upay|upaay|upchar|fix|solve|what (?:to|should i|can i|do i|can we|should we|do we) do|what now|kya kar\w*|kya karna|kya upay|theek kaise|dosh kaise|nivaran|ilaj|totka|hatana|hataye|dur kaise|help me|samadhan|cover|avoid it|उपाय|क्या करें|क्या करूँ|क्या करूं|क्या कर|निवारण|समाधान|टोटका|इलाज|हल) /u,
  ],
  [
    'how',
    / (?:how|kaise|kese|kaisa|vidhi|procedure|method|steps?|tarika|tareeka|process|कैसे|कैसा|विधि|तरीका|तरीक़ा) /u,
  ],
  [
    'who',
    / (?:who|whose|whom|kaun(?! s[aei])|kisne|kiski|kiska|kisko|किसने|कौन(?! स[ाीे])|किसकी|किसका|किसको) /u,
  ],
  [
    'which',
    / (?:which|what kind|what type|how many|kitne|kitni|kitna|kaunsa|kaunsi|konsa|konsi|kaun sa|kaun si|list|types?|names?|number|samagri|ingredients|items?|eat|eaten|khana|khaye|khate|kha sakte|drink|peena|कितने|कितनी|कितना|कौन सा|कौन सी|कौनसा|कौनसी|खाना|खाएँ|खाते|खा सकते|सामग्री|नाम) /u,
  ],
  [
    'ok',
    / (?:ok|okay|good|bad|fine|wrong|right|allowed|can i|can we|can you|may i|should i|should we|is it|is there|are there|safe|harm\w*|lucky|unlucky|shubh|ashubh|theek|thik|sahi|galat|achha|acha|accha|bura|chalega|chalegi|sakte|sakta|sakti|problem|issue|dangerous|matter|matters|believe|true|myth|sach|omen|apshagun|ठीक|सही|गलत|ग़लत|शुभ|अशुभ|अच्छा|अच्छी|बुरा|चलेगा|सकते|सकता|सकती|सच|अपशकुन|खतरा|ख़तरा|ज़रूरी|जरूरी|need|necessary|zaroori|jaruri|zaruri) /u,
  ],
  [
    'what',
    / (?:what|meaning|means?|matlab|arth|kya|define|definition|explain|batao|bataye|tell|about|story|katha|kahani|significance|mahatva|mahatv|क्या|मतलब|अर्थ|बताओ|बताइए|बताएँ|समझाओ|कथा|कहानी|महत्व) /u,
  ],
];
