import { exaltationOf, lordOf } from '../dignities.ts';
import { seenGrahas, type SeenGraha } from '../grahas.ts';
import { degreesOn, signOf } from '../zodiac.ts';
import type { Rule } from './rule.ts';
import { dusthanas, housesOf, kendras, trikonas, type RuleView } from './rule-view.ts';

const good: readonly number[] = [1, 4, 5, 7, 9, 10];
const anyJoined = (view: RuleView, ones: readonly number[], others: readonly number[]) =>
  ones.some((one) => others.some((other) => one !== other && view.joined(view.lord(one), view.lord(other))));
/** Pairs of houses whose lords stand in each other's. */
const exchanges = (view: RuleView): [number, number][] => {
  const found: [number, number][] = [];
  for (let one = 1; one <= 12; one += 1)
    for (let other = one + 1; other <= 12; other += 1)
      if (view.house(view.lord(one)) === other && view.house(view.lord(other)) === one)
        found.push([one, other]);
  return found;
};
const isIn = (pair: readonly number[], houses: readonly number[]) =>
  pair.some((house) => houses.includes(house));
const isAngular = (view: RuleView, graha: SeenGraha) => view.isIn(graha, good);
/** Where a fallen graha is lifted: the lord of its sign, or the lord of its exaltation, in an angle from lagna or Moon. */
const isLifted = (view: RuleView, fallen: SeenGraha) => {
  const sign = view.of(fallen).sign;
  const high = signOf(exaltationOf(fallen));
  return [lordOf(sign), lordOf(high)].some(
    (lord) =>
      lord !== fallen && (view.isIn(lord, kendras) || [1, 4, 7, 10].includes(view.from('moon', lord))),
  );
};

// prettier-ignore
export const lordshipYogas: readonly Rule[] = [
  { id: 'raja-kendra-trikona', name: { en: 'Raja (angle and trine)', hi: 'राजयोग (केंद्र-त्रिकोण)' }, source: [{ book: 'BPHS', verse: '34.11-12' }, { book: 'BPHS', verse: '39.37' }], strength: 'great', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'The lord of an angle and the lord of a trine are joined: will and good fortune that pull together, and a rise in position, are named.', hi: 'केंद्र और त्रिकोण के स्वामी जुड़े हैं: साथ चलते कर्म और भाग्य, और पद में उन्नति, कही गई है।', hinglish: 'Kendra aur trikon ke swami jude hain: saath chalte karm aur bhagya, aur pad mein unnati, kahi gayi hai.' },
    doubt: { en: 'Most charts have some such pair; how strong and how free from other ownerships it is decides.', hi: 'अधिकतर कुंडलियों में ऐसा कोई जोड़ा होता है; उसका बल और उसके दूसरे भाव तय करते हैं।', hinglish: 'Adhiktar kundliyon mein aisa koi joda hota hai; uska bal aur uske doosre bhaav tay karte hain.' },
    when: (view) => anyJoined(view, [4, 7, 10], [5, 9]) },
  { id: 'dharma-karmadhipati', name: { en: 'Dharma-Karmadhipati', hi: 'धर्म-कर्माधिपति' }, source: [{ book: 'BPHS', verse: '34.11-12' }, { book: 'PD', verse: '6.37' }, { book: 'R300' }], strength: 'great', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'The lords of the ninth and the tenth are joined: work that agrees with one’s values, and regard for it, are named.', hi: 'नवम और दशम के स्वामी जुड़े हैं: अपने मूल्यों से मेल खाता काम और उसका मान कहा गया है।', hinglish: 'Navam aur dasham ke swami jude hain: apne moolyon se mel khaata kaam aur uska maan kaha gaya hai.' },
    when: (view) => view.joined(view.lord(9), view.lord(10)) },
  { id: 'yogakaraka', name: { en: 'Yogakaraka well placed', hi: 'योगकारक बलवान' }, source: [{ book: 'BPHS', verse: '34.13' }], strength: 'great', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'One graha owns an angle and a trine and stands in an angle or a trine: the verse says that it carries the chart’s good in its periods.', hi: 'एक ही ग्रह केंद्र और त्रिकोण का स्वामी होकर केंद्र या त्रिकोण में है: श्लोक कहता है कि अपनी दशा में वह कुंडली का शुभ आगे बढ़ाता है।', hinglish: 'Ek hi grah kendra aur trikon ka swami hokar kendra ya trikon mein hai: shlok kehta hai ki apni dasha mein woh kundli ka shubh aage badhata hai.' },
    when: (view) => seenGrahas.some((graha) => isIn(housesOf(view, graha), [4, 7, 10]) && isIn(housesOf(view, graha), [5, 9]) && isAngular(view, graha)) },
  { id: 'raja-lagna-trikona', name: { en: 'Raja (lagna and trine)', hi: 'राजयोग (लग्न-त्रिकोण)' }, source: [{ book: 'BPHS', verse: '39.3-7' }], strength: 'middle', agreement: 'most', isVerified: false, needsLagna: true,
    says: { en: 'The lord of the lagna is joined with the lord of the fifth or the ninth: support for one’s own effort is named.', hi: 'लग्नेश पंचमेश या नवमेश से जुड़ा है: अपने प्रयास को सहारा मिलता है, ऐसा कहा गया है।', hinglish: 'Lagnesh panchmesh ya navmesh se juda hai: apne prayaas ko sahara milta hai, aisa kaha gaya hai.' },
    when: (view) => anyJoined(view, [1], [5, 9]) },
  { id: 'dhana-2-11', name: { en: 'Dhana (second and eleventh)', hi: 'धन योग (द्वितीय-एकादश)' }, source: [{ book: 'R300' }], strength: 'middle', agreement: 'most', isVerified: false, needsLagna: true,
    says: { en: 'The lords of savings and of gains are joined: a leaning to gather and to keep is named.', hi: 'धनेश और लाभेश जुड़े हैं: जोड़ने और सँभालकर रखने का झुकाव कहा गया है।', hinglish: 'Dhanesh aur labhesh jude hain: jodne aur sambhaalkar rakhne ka jhukaav kaha gaya hai.' },
    when: (view) => view.joined(view.lord(2), view.lord(11)) },
  { id: 'dhana-5-9', name: { en: 'Dhana (fifth and ninth)', hi: 'धन योग (पंचम-नवम)' }, source: [{ book: 'BPHS', verse: '41.16' }], strength: 'middle', agreement: 'most', isVerified: false, needsLagna: true,
    says: { en: 'The lords of the fifth and the ninth are joined: gain through learning and well-judged chances is named.', hi: 'पंचमेश और नवमेश जुड़े हैं: विद्या और सोचे-समझे अवसरों से लाभ कहा गया है।', hinglish: 'Panchmesh aur navmesh jude hain: vidya aur soche-samjhe avsaron se labh kaha gaya hai.' },
    when: (view) => view.joined(view.lord(5), view.lord(9)) },
  ...([[6, 'harsha', 'Harsha', 'हर्ष', 'sixth', 'छठे', 'Chhathe', 'staying well through contests', 'मुक़ाबलों में डटे रहना', 'muqablon mein date rehna'], [8, 'sarala', 'Sarala', 'सरल', 'eighth', 'आठवें', 'Aathve', 'learning and nerve in sudden turns', 'अचानक बदलावों में विद्या और धीरज', 'achanak badlaavon mein vidya aur dheeraj'], [12, 'vimala', 'Vimala', 'विमल', 'twelfth', 'बारहवें', 'Barahve', 'thrift and an independent mind', 'संयमित ख़र्च और स्वतंत्र मन', 'sanyamit kharch aur swatantra mann']] as const).map(([house, id, en, hi, ordinal, ordinalHi, ordinalHinglish, says, saysHi, saysHinglish]): Rule => ({
    id, name: { en: `${en} (Viparita)`, hi: `${hi} (विपरीत राजयोग)` }, source: [{ book: 'PD', verse: '6.57' }], strength: 'middle', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: `The lord of the ${ordinal} stands in a hard house: the books name hindrances that wear themselves out, and ${says}.`, hi: `${ordinalHi} भाव का स्वामी दुःस्थान में है: ग्रंथ अपने आप घटती रुकावटें और ${saysHi} बताते हैं।`, hinglish: `${ordinalHinglish} bhaav ka swami dusthaan mein hai: granth apne aap ghatti rukavatein aur ${saysHinglish} batate hain.` },
    doubt: { en: 'Some want it to be alone there, or in one of the other two hard houses.', hi: 'कुछ लोग चाहते हैं कि वह वहाँ अकेला हो, या बाक़ी दो दुःस्थानों में से एक में हो।', hinglish: 'Kuch log chahte hain ki woh wahan akela ho, ya baaki do dusthaanon mein se ek mein ho.' },
    when: (view) => view.isIn(view.lord(house), dusthanas) })),
  { id: 'maha-parivartana', name: { en: 'Maha Parivartana', hi: 'महा परिवर्तन' }, source: [{ book: 'PD', verse: '6.32-34' }], strength: 'great', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'Lords of two good houses stand in each other’s: two matters that support each other are named.', hi: 'दो शुभ भावों के स्वामी एक-दूसरे की राशि में हैं: एक-दूसरे को सहारा देते दो विषय कहे गए हैं।', hinglish: 'Do shubh bhaavon ke swami ek-doosre ki rashi mein hain: ek-doosre ko sahara dete do vishay kahe gaye hain.' },
    when: (view) => exchanges(view).some((pair) => !isIn(pair, [3, 6, 8, 12])) },
  { id: 'khala-parivartana', name: { en: 'Khala Parivartana', hi: 'खल परिवर्तन' }, source: [{ book: 'PD', verse: '6.32-34' }], strength: 'small', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'The lord of the third exchanges with that of a good house: results that come and go with one’s courage are named.', hi: 'तृतीयेश किसी शुभ भाव के स्वामी से राशि बदलता है: साहस के साथ घटते-बढ़ते फल कहे गए हैं।', hinglish: 'Tritiyesh kisi shubh bhaav ke swami se rashi badalta hai: saahas ke saath ghatte-badhte phal kahe gaye hain.' },
    when: (view) => exchanges(view).some((pair) => isIn(pair, [3]) && !isIn(pair, dusthanas)) },
  { id: 'dainya-parivartana', name: { en: 'Dainya Parivartana', hi: 'दैन्य परिवर्तन' }, source: [{ book: 'PD', verse: '6.32-34' }], strength: 'small', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'The lord of a hard house exchanges with another lord: effort that asks for more care in that matter is named.', hi: 'दुःस्थान का स्वामी दूसरे भाव के स्वामी से राशि बदलता है: उस विषय में अधिक ध्यान की बात कही गई है।', hinglish: 'Dusthaan ka swami doosre bhaav ke swami se rashi badalta hai: us vishay mein adhik dhyaan ki baat kahi gayi hai.' },
    when: (view) => exchanges(view).some((pair) => isIn(pair, dusthanas)) },
  { id: 'neechabhanga', name: { en: 'Neechabhanga Raja', hi: 'नीचभंग राजयोग' }, source: [{ book: 'PD', verse: '7.26-30' }], strength: 'middle', agreement: 'disputed', isVerified: true, needsLagna: true,
    says: { en: 'A graha is fallen, but the lord of its sign or of its exaltation stands in an angle: strength that grows out of a weak start is named.', hi: 'कोई ग्रह नीच है, पर उसकी राशि या उच्च राशि का स्वामी केंद्र में है: कमज़ोर शुरुआत से बढ़ता बल कहा गया है।', hinglish: 'Koi grah neech hai, par uski rashi ya uchch rashi ka swami kendra mein hai: kamzor shuruaat se badhta bal kaha gaya hai.' },
    doubt: { en: 'Lists of what lifts a fallen graha differ; the two conditions that nearly all share are taken here.', hi: 'नीचभंग के नियम अलग-अलग सूचियों में अलग हैं; यहाँ वे दो लिए गए हैं जो लगभग सब मानते हैं।', hinglish: 'Neechbhang ke niyam alag-alag soochiyon mein alag hain; yahan woh do liye gaye hain jo lagbhag sab maante hain.' },
    when: (view) => seenGrahas.some((graha) => view.of(graha).dignity === 'debilitated' && isLifted(view, graha)) },
  { id: 'lakshmi', name: { en: 'Lakshmi', hi: 'लक्ष्मी' }, source: [{ book: 'BPHS', verse: '36.27-28' }], strength: 'great', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'The lord of the ninth stands high in an angle or trine, and the lord of the lagna is strong: grace, learning and well-being are named.', hi: 'नवमेश बलवान होकर केंद्र या त्रिकोण में है और लग्नेश भी बली है: शोभा, विद्या और कुशलता कही गई है।', hinglish: 'Navmesh balwan hokar kendra ya trikon mein hai aur lagnesh bhi bali hai: shobha, vidya aur kushalta kahi gayi hai.' },
    doubt: { en: 'Parashara has the angle alone; the trine is what later books add.', hi: 'पराशर केवल केंद्र कहते हैं; त्रिकोण बाद के ग्रंथ जोड़ते हैं।', hinglish: 'Parashara keval kendra kehte hain; trikon baad ke granth jodte hain.' },
    when: (view) => view.isHigh(view.lord(9)) && isAngular(view, view.lord(9)) && (view.isHigh(view.lord(1)) || isAngular(view, view.lord(1))) },
  { id: 'saraswati', name: { en: 'Saraswati', hi: 'सरस्वती' }, source: [{ book: 'PD', verse: '6.26' }, { book: 'R300' }], strength: 'great', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'Jupiter, Venus and Mercury stand in angles, trines or the second, with Jupiter in dignity: love of learning, letters and arts is named.', hi: 'गुरु, शुक्र और बुध केंद्र, त्रिकोण या दूसरे में हैं और गुरु अच्छी राशि में: विद्या, साहित्य और कला का प्रेम कहा गया है।', hinglish: 'Guru, Shukra aur Budh kendra, trikon ya doosre mein hain aur Guru achhi rashi mein: vidya, sahitya aur kala ka prem kaha gaya hai.' },
    when: (view) => (['jupiter', 'venus', 'mercury'] as const).every((graha) => view.isIn(graha, [...good, 2])) && (view.isHigh('jupiter') || view.of('jupiter').dignity === 'friend') },
  { id: 'parvata', name: { en: 'Parvata', hi: 'पर्वत' }, source: [{ book: 'BPHS', verse: '36.7-8' }], strength: 'middle', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'Benefics stand in angles, and the seventh and eighth are empty or hold benefics alone: good speech, giving and a leading place are named.', hi: 'शुभ ग्रह केंद्र में हैं, और सातवाँ-आठवाँ खाली है या उनमें केवल शुभ हैं: अच्छी वाणी, दान और आगे की जगह कही गई है।', hinglish: 'Shubh grah kendra mein hain, aur saatvan-aathvan khaali hai ya unmein keval shubh hain: achhi vaani, daan aur aage ki jagah kahi gayi hai.' },
    when: (view) => view.benefics.some((graha) => view.isIn(graha, kendras)) && [7, 8].every((house) => view.inHouse(house).every((graha) => view.benefics.some((benefic) => benefic === graha))) },
  { id: 'kahala', name: { en: 'Kahala', hi: 'कहल' }, source: [{ book: 'BPHS', verse: '36.9-10' }], strength: 'small', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'The lord of the fourth and Jupiter stand in angles from each other and the lord of the lagna is strong, or the lord of the fourth stands high beside that of the tenth: daring and a following are named.', hi: 'चतुर्थेश और गुरु एक-दूसरे से केंद्र में हैं और लग्नेश बली है, या बलवान चतुर्थेश दशमेश के साथ है: साहस और साथ चलने वाले लोग कहे गए हैं।', hinglish: 'Chaturthesh aur Guru ek-doosre se kendra mein hain aur lagnesh bali hai, ya balwan chaturthesh dashmesh ke saath hai: saahas aur saath chalne wale log kahe gaye hain.' },
    when: (view) => (view.isHigh(view.lord(4)) && view.together(view.lord(4), view.lord(10))) || (view.lord(4) !== 'jupiter' && [1, 4, 7, 10].includes(view.from(view.lord(4), 'jupiter')) && (view.isHigh(view.lord(1)) || isAngular(view, view.lord(1)))) },
  { id: 'chamara', name: { en: 'Chamara', hi: 'चामर' }, source: [{ book: 'BPHS', verse: '36.11-12' }], strength: 'middle', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'The lord of the lagna is exalted in an angle and seen by Jupiter, or two benefics share the first, seventh, ninth or tenth: eloquence and wide learning are named.', hi: 'लग्नेश उच्च होकर केंद्र में है और गुरु उसे देखता है, या पहले, सातवें, नवें या दसवें में दो शुभ ग्रह साथ हैं: अच्छी वाणी और व्यापक विद्या कही गई है।', hinglish: 'Lagnesh uchch hokar kendra mein hai aur Guru use dekhta hai, ya pehle, saatve, nave ya dasve mein do shubh grah saath hain: achhi vaani aur vyapak vidya kahi gayi hai.' },
    when: (view) => { const lord = view.lord(1); return (view.of(lord).dignity === 'exalted' && view.isIn(lord, kendras) && lord !== 'jupiter' && view.sees('jupiter', lord)) || [1, 7, 9, 10].some((house) => view.benefics.filter((graha) => view.house(graha) === house).length >= 2); } },
  { id: 'shankha', name: { en: 'Shankha', hi: 'शंख' }, source: [{ book: 'BPHS', verse: '36.13-14' }], strength: 'middle', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'The lords of the fifth and the sixth stand in angles from each other and the lord of the lagna is strong, or the lords of the first and the tenth stand in movable signs and that of the ninth is strong: kindness and good deeds are named.', hi: 'पंचमेश और षष्ठेश एक-दूसरे से केंद्र में हैं और लग्नेश बली है, या लग्नेश और दशमेश चर राशि में हैं और नवमेश बली है: दया और अच्छे काम कहे गए हैं।', hinglish: 'Panchmesh aur shashthesh ek-doosre se kendra mein hain aur lagnesh bali hai, ya lagnesh aur dashmesh char rashi mein hain aur navmesh bali hai: daya aur achhe kaam kahe gaye hain.' },
    when: (view) => (view.lord(5) !== view.lord(6) && [1, 4, 7, 10].includes(view.from(view.lord(5), view.lord(6))) && view.isHigh(view.lord(1))) || (view.isHigh(view.lord(9)) && [1, 10].every((house) => view.of(view.lord(house)).sign % 3 === 1)) },
  { id: 'bheri', name: { en: 'Bheri', hi: 'भेरी' }, source: [{ book: 'BPHS', verse: '36.15-16' }], strength: 'middle', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'The lord of the ninth is strong, and Venus, Jupiter and the lord of the lagna stand in angles, or grahas hold the twelfth, first, second and seventh: character and a full house are named.', hi: 'नवमेश बली है, और शुक्र, गुरु तथा लग्नेश केंद्र में हैं, या बारहवें, पहले, दूसरे और सातवें में ग्रह हैं: चरित्र और भरा-पूरा घर कहा गया है।', hinglish: 'Navmesh bali hai, aur Shukra, Guru tatha lagnesh kendra mein hain, ya barahve, pehle, doosre aur saatve mein grah hain: charitra aur bhara-poora ghar kaha gaya hai.' },
    doubt: { en: 'Some count the angles of the three from one another.', hi: 'कुछ लोग तीनों का केंद्र एक-दूसरे से गिनते हैं।', hinglish: 'Kuch log teenon ka kendra ek-doosre se ginte hain.' },
    when: (view) => view.isHigh(view.lord(9)) && ((['venus', 'jupiter', view.lord(1)] as const).every((graha) => view.isIn(graha, kendras)) || [12, 1, 2, 7].every((house) => view.occupied.has(house))) },
  { id: 'kalanidhi', name: { en: 'Kalanidhi', hi: 'कलानिधि' }, source: [{ book: 'BPHS', verse: '36.31-32' }], strength: 'middle', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'Jupiter stands in the second or fifth with Mercury and Venus, or in their sight: many arts and good manners are named.', hi: 'गुरु दूसरे या पाँचवें में बुध-शुक्र के साथ या उनकी दृष्टि में है: अनेक कलाएँ और अच्छा शिष्टाचार कहा गया है।', hinglish: 'Guru doosre ya paanchve mein Budh-Shukra ke saath ya unki drishti mein hai: anek kalayen aur achha shishtachar kaha gaya hai.' },
    when: (view) => view.isIn('jupiter', [2, 5]) && (['mercury', 'venus'] as const).every((graha) => view.together(graha, 'jupiter') || view.sees(graha, 'jupiter')) },
  { id: 'shubha-kartari', name: { en: 'Shubha Kartari', hi: 'शुभ कर्तरी' }, source: [{ book: 'BPHS', verse: '36.1-2' }], strength: 'middle', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'Benefics stand on both sides of the lagna, and no malefic: support near at hand is named.', hi: 'लग्न के दोनों ओर शुभ ग्रह हैं, पाप ग्रह नहीं: पास का सहारा कहा गया है।', hinglish: 'Lagna ke dono or shubh grah hain, paap grah nahin: paas ka sahara kaha gaya hai.' },
    when: (view) => isHemmed(view, true) },
  { id: 'papa-kartari', name: { en: 'Papa Kartari', hi: 'पाप कर्तरी' }, source: [{ book: 'BPHS', verse: '36.1-2' }], strength: 'small', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'Malefics stand on both sides of the lagna, and no benefic: a hemmed-in feeling that asks for clear plans is named.', hi: 'लग्न के दोनों ओर पाप ग्रह हैं, शुभ नहीं: घिरा हुआ-सा लगना कहा गया है, जिसमें साफ़ योजना काम आती है।', hinglish: 'Lagna ke dono or paap grah hain, shubh nahin: ghira hua-sa lagna kaha gaya hai, jismein saaf yojana kaam aati hai.' },
    when: (view) => isHemmed(view, false) },
  { id: 'shubha', name: { en: 'Shubha', hi: 'शुभ योग' }, source: [{ book: 'BPHS', verse: '36.1-2' }], strength: 'small', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'A benefic stands in the lagna, and no malefic: pleasing speech and good habits are named.', hi: 'लग्न में शुभ ग्रह है, पाप ग्रह नहीं: मीठी वाणी और अच्छी आदतें कही गई हैं।', hinglish: 'Lagna mein shubh grah hai, paap grah nahin: meethi vaani aur achhi aadatein kahi gayi hain.' },
    when: (view) => isOnly(view, 1, true) },
  { id: 'chatussagara', name: { en: 'Chatussagara', hi: 'चतुःसागर' }, source: [{ book: 'R300' }], strength: 'middle', agreement: 'most', isVerified: false, needsLagna: true,
    says: { en: 'All four angles are occupied: a name that travels and a full life are named.', hi: 'चारों केंद्रों में ग्रह हैं: दूर तक नाम और भरा-पूरा जीवन कहा गया है।', hinglish: 'Chaaron kendron mein grah hain: door tak naam aur bhara-poora jeevan kaha gaya hai.' },
    when: (view) => kendras.every((house) => view.occupied.has(house)) },
  { id: 'mahabhagya', name: { en: 'Mahabhagya', hi: 'महाभाग्य' }, source: [{ book: 'PD', verse: '6.14' }, { book: 'R300' }], strength: 'great', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'Born by day with the Sun, the Moon and the lagna in odd signs, or by night with all three in even signs: good bearing and a kind name are named.', hi: 'दिन का जन्म और सूर्य, चंद्र, लग्न तीनों विषम राशि में, या रात का जन्म और तीनों सम राशि में: अच्छा आचरण और शुभ नाम कहा गया है।', hinglish: 'Din ka janm aur Surya, Chandra, lagna teenon visham rashi mein, ya raat ka janm aur teenon sam rashi mein: achha aacharan aur shubh naam kaha gaya hai.' },
    doubt: { en: 'The books want odd signs for a man born by day and even signs for a woman born by night; the chart does not know who is born, so both are told.', hi: 'ग्रंथ दिन में जन्मे पुरुष के लिए विषम और रात में जन्मी स्त्री के लिए सम राशि चाहते हैं; कुंडली यह नहीं जानती, इसलिए दोनों बताए जाते हैं।', hinglish: 'Granth din mein janme purush ke liye visham aur raat mein janmi stri ke liye sam rashi chahte hain; kundli yeh nahin jaanti, isliye dono bataye jaate hain.' },
    when: (view) => isMahabhagya(view) },
  { id: 'pushkala', name: { en: 'Pushkala', hi: 'पुष्कल' }, source: [{ book: 'PD', verse: '6.19' }], strength: 'middle', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'The lord of the Moon’s sign is with the lord of the lagna in an angle, and a strong graha looks at the lagna: good speech and regard are named.', hi: 'चंद्र राशि का स्वामी लग्नेश के साथ केंद्र में है, और कोई बली ग्रह लग्न को देखता है: अच्छी वाणी और आदर कहा गया है।', hinglish: 'Chandra rashi ka swami lagnesh ke saath kendra mein hai, aur koi bali grah lagna ko dekhta hai: achhi vaani aur aadar kaha gaya hai.' },
    doubt: { en: 'The verse also names the sign of a great friend: some ask for both, others take either.', hi: 'श्लोक अधिमित्र की राशि भी कहता है: कुछ लोग दोनों चाहते हैं, दूसरे कोई एक लेते हैं।', hinglish: 'Shlok adhimitra ki rashi bhi kehta hai: kuch log dono chahte hain, doosre koi ek lete hain.' },
    when: (view) => { const lord = lordOf(view.of('moon').sign); return view.together(lord, view.lord(1)) && view.isIn(lord, kendras) && seenGrahas.some((graha) => view.isHigh(graha) && view.sees(graha, view.chart.firstSign)); } },
  { id: 'akhanda-samrajya', name: { en: 'Akhanda Samrajya', hi: 'अखंड साम्राज्य' }, source: [{ book: 'PD', verse: '7.25' }, { book: 'R300' }], strength: 'great', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'Jupiter owns the second, fifth or eleventh, and a lord of the second, ninth or eleventh stands in an angle from the Moon: lasting influence is named.', hi: 'गुरु दूसरे, पाँचवें या ग्यारहवें का स्वामी है, और दूसरे, नवें या ग्यारहवें का स्वामी चंद्र से केंद्र में है: टिकाऊ प्रभाव कहा गया है।', hinglish: 'Guru doosre, paanchve ya gyarahve ka swami hai, aur doosre, nave ya gyarahve ka swami Chandra se kendra mein hai: tikau prabhav kaha gaya hai.' },
    when: (view) => isIn(housesOf(view, 'jupiter'), [2, 5, 11]) && [2, 9, 11].some((house) => [1, 4, 7, 10].includes(view.from('moon', view.lord(house)))) },
  { id: 'lagna-lord-strong', name: { en: 'Lord of the lagna in strength', hi: 'बली लग्नेश' }, source: [{ book: 'BPHS', verse: '12.1-2' }], strength: 'middle', agreement: 'wide', isVerified: false, needsLagna: true,
    says: { en: 'The lord of the lagna stands high in an angle or trine: vigour and self-trust are named.', hi: 'लग्नेश बलवान होकर केंद्र या त्रिकोण में है: स्फूर्ति और आत्मविश्वास कहा गया है।', hinglish: 'Lagnesh balwan hokar kendra ya trikon mein hai: sphoorti aur aatmavishwas kaha gaya hai.' },
    when: (view) => view.isHigh(view.lord(1)) && (view.isIn(view.lord(1), kendras) || view.isIn(view.lord(1), trikonas)) },
];

/** The Sun is above the horizon while it stands in the half of the zodiac that has risen. */
function isMahabhagya(view: RuleView): boolean {
  const { lagna } = view.chart;
  if (lagna === null) return false;
  const isByDay = degreesOn(lagna.longitude, view.of('sun').longitude) > 180;
  const parity = isByDay ? 1 : 0;
  return [view.of('sun').sign, view.of('moon').sign, lagna.sign].every((sign) => sign % 2 === parity);
}

function isOnly(view: RuleView, house: number, isGood: boolean): boolean {
  const there = view.inHouse(house);
  const isBenefic = (graha: (typeof there)[number]) => view.benefics.some((benefic) => benefic === graha);
  return there.length > 0 && there.every((graha) => isBenefic(graha) === isGood);
}

function isHemmed(view: RuleView, isGood: boolean): boolean {
  return isOnly(view, 2, isGood) && isOnly(view, 12, isGood);
}
