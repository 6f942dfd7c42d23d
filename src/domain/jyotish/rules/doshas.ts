import { degreesOn } from '../zodiac.ts';
import { seenGrahas } from '../grahas.ts';
import { manglikOf } from './manglik.ts';
import type { Rule } from './rule.ts';
import { housesOf, type RuleView } from './rule-view.ts';

/** Within 3°20' of where a water sign meets a fire sign, and a nakshatra ends with it. */
const isGandanta = (longitude: number) => {
  const inThird = longitude % 120;
  return inThird < 10 / 3 || inThird >= 120 - 10 / 3;
};
/** Ashwini, Ashlesha, Magha, Jyeshtha, Mula and Revati. */
const mool: readonly number[] = [1, 9, 10, 18, 19, 27];
const isOneSided = (view: RuleView) => {
  const rahu = view.of('rahu').longitude;
  const on = seenGrahas.map((graha) => degreesOn(rahu, view.of(graha).longitude));
  return on.every((way) => way < 180) || on.every((way) => way > 180);
};

// prettier-ignore
export const doshas: readonly Rule[] = [
  { id: 'manglik', name: { en: 'Manglik (Kuja dosha)', hi: 'मांगलिक (कुज दोष)' }, source: [{ book: 'custom' }], strength: 'middle', agreement: 'disputed', isVerified: false, needsLagna: false,
    says: { en: 'Mars stands in the first, second, fourth, seventh, eighth or twelfth from the lagna, the Moon or Venus, and nothing that tradition names lifts it: strong wishes in close ties are named, which talk and patience meet well.', hi: 'मंगल लग्न, चंद्र या शुक्र से पहले, दूसरे, चौथे, सातवें, आठवें या बारहवें में है, और परंपरा का कोई परिहार नहीं मिलता: निकट रिश्तों में तीव्र इच्छाएँ कही गई हैं, जिन्हें बातचीत और धैर्य सँभाल लेते हैं।', hinglish: 'Mangal lagna, Chandra ya Shukra se pehle, doosre, chauthe, saatve, aathve ya barahve mein hai, aur parampara ka koi parihaar nahin milta: nikat rishton mein teevra ichhayen kahi gayi hain, jinhe baatcheet aur dhairya sambhaal lete hain.' },
    doubt: { en: 'Nearly every second chart has Mars in one of these places; lists of houses and of exceptions differ from region to region, and the oldest books speak of it briefly and with exceptions.', hi: 'लगभग हर दूसरी कुंडली में मंगल इनमें से किसी स्थान पर होता है; भावों और परिहारों की सूचियाँ प्रदेशों में अलग हैं, और पुराने ग्रंथ इस पर थोड़ा ही, परिहारों के साथ, कहते हैं।', hinglish: 'Lagbhag har doosri kundli mein Mangal inmein se kisi sthaan par hota hai; bhaavon aur pariharon ki soochiyan pradeshon mein alag hain, aur purane granth is par thoda hi, pariharon ke saath, kehte hain.' },
    when: ({ chart }) => manglikOf(chart).isManglik },
  { id: 'kaal-sarp', name: { en: 'Kaal Sarp', hi: 'कालसर्प' }, source: [{ book: 'custom' }], strength: 'small', agreement: 'disputed', isVerified: true, needsLagna: false,
    says: { en: 'All seven grahas stand on one side of the nodes. No classical text has this combination: it was made known in the last century.', hi: 'सातों ग्रह राहु-केतु के एक ही ओर हैं। यह योग किसी शास्त्रीय ग्रंथ में नहीं है; पिछली सदी में प्रचलित हुआ।', hinglish: 'Saaton grah Rahu-Ketu ke ek hi or hain. Yeh yog kisi shastriya granth mein nahin hai; pichhli sadi mein prachalit hua.' },
    doubt: { en: 'Neither Parashara nor Varahamihira nor Mantreshwara names it, and many astrologers set it aside.', hi: 'पराशर, वराहमिहिर या मंत्रेश्वर, किसी ने इसका नाम नहीं लिया, और कई ज्योतिषी इसे नहीं मानते।', hinglish: 'Parashara, Varahamihira ya Mantreshwara, kisi ne iska naam nahin liya, aur kai jyotishi ise nahin maante.' },
    when: isOneSided },
  { id: 'pitra', name: { en: 'Pitra', hi: 'पितृ' }, source: [{ book: 'custom' }], strength: 'small', agreement: 'disputed', isVerified: false, needsLagna: true,
    says: { en: 'The Sun or the lord of the ninth is with a node: custom reads it as a call to remember one’s forebears.', hi: 'सूर्य या नवमेश राहु-केतु के साथ है: परंपरा इसे पूर्वजों को याद करने का संकेत मानती है।', hinglish: 'Surya ya navmesh Rahu-Ketu ke saath hai: parampara ise poorvajon ko yaad karne ka sanket maanti hai.' },
    doubt: { en: 'Parashara’s chapter on the matter (83) is about other combinations; what is called so today follows no one verse.', hi: 'पराशर का इस विषय का अध्याय (83) दूसरे योग बताता है; आज जो कहा जाता है वह किसी एक श्लोक पर नहीं टिका।', hinglish: 'Parashara ka is vishay ka adhyay (83) doosre yog batata hai; aaj jo kaha jaata hai woh kisi ek shlok par nahin tika.' },
    when: (view) => (['sun', view.lord(9)] as const).some((graha) => view.together(graha, 'rahu') || view.together(graha, 'ketu')) },
  { id: 'gandanta-moon', name: { en: 'Gandanta (Moon)', hi: 'गंडांत (चंद्र)' }, source: [{ book: 'BPHS', verse: '92.1-4' }, { book: 'MC', verse: '2' }], strength: 'small', agreement: 'most', isVerified: false, needsLagna: false,
    says: { en: 'The Moon stands at a knot, where a water sign passes into a fire sign: a sensitive start is named, and a peace rite is the custom.', hi: 'चंद्र उस संधि पर है जहाँ जल राशि अग्नि राशि में बदलती है: संवेदनशील आरंभ कहा गया है, और शांति-पूजा की रीति है।', hinglish: 'Chandra us sandhi par hai jahan jal rashi agni rashi mein badalti hai: samvedansheel aarambh kaha gaya hai, aur shaanti-pooja ki reeti hai.' },
    doubt: { en: 'How wide the knot is differs: a quarter on each side is taken here, others have two ghatis.', hi: 'संधि कितनी चौड़ी है इस पर मत अलग हैं: यहाँ दोनों ओर एक चरण लिया गया है, दूसरे दो घटी लेते हैं।', hinglish: 'Sandhi kitni chaudi hai is par mat alag hain: yahan dono or ek charan liya gaya hai, doosre do ghati lete hain.' },
    when: (view) => isGandanta(view.of('moon').longitude) },
  { id: 'gandanta-lagna', name: { en: 'Gandanta (lagna)', hi: 'गंडांत (लग्न)' }, source: [{ book: 'BPHS', verse: '92.5' }], strength: 'small', agreement: 'regional', isVerified: false, needsLagna: true,
    says: { en: 'The lagna stands at a knot between a water and a fire sign: a few minutes of birth time decide it.', hi: 'लग्न जल और अग्नि राशि की संधि पर है: जन्म-समय के कुछ मिनट इसे तय करते हैं।', hinglish: 'Lagna jal aur agni rashi ki sandhi par hai: janm-samay ke kuch minute ise tay karte hain.' },
    when: ({ chart }) => chart.lagna !== null && isGandanta(chart.lagna.longitude) },
  { id: 'mool', name: { en: 'Mool nakshatra', hi: 'मूल नक्षत्र' }, source: [{ book: 'MC', verse: '2' }], strength: 'small', agreement: 'regional', isVerified: false, needsLagna: false,
    says: { en: 'The Moon is in one of the six nakshatras that custom calls mool; families keep a quiet rite when the nakshatra returns.', hi: 'चंद्र उन छह नक्षत्रों में है जिन्हें मूल कहते हैं; परिवार उस नक्षत्र के लौटने पर शांति-पूजा करते हैं।', hinglish: 'Chandra un chhah nakshatron mein hai jinhe mool kehte hain; parivaar us nakshatra ke lautne par shaanti-pooja karte hain.' },
    doubt: { en: 'Two charts in nine have it; which quarters count differs from book to book.', hi: 'नौ में से दो कुंडलियों में यह होता है; कौन-से चरण गिने जाएँ, इस पर ग्रंथ अलग हैं।', hinglish: 'Nau mein se do kundliyon mein yeh hota hai; kaun-se charan gine jaayen, is par granth alag hain.' },
    when: (view) => mool.includes(view.of('moon').nakshatra) },
  { id: 'grahan', name: { en: 'Grahan', hi: 'ग्रहण' }, source: [{ book: 'custom' }], strength: 'small', agreement: 'disputed', isVerified: false, needsLagna: false,
    says: { en: 'The Sun or the Moon shares a sign with a node: custom asks for clear thought before large decisions.', hi: 'सूर्य या चंद्र राहु-केतु के साथ एक राशि में है: परंपरा बड़े निर्णय से पहले साफ़ सोच की बात कहती है।', hinglish: 'Surya ya Chandra Rahu-Ketu ke saath ek rashi mein hai: parampara bade nirnay se pehle saaf soch ki baat kehti hai.' },
    doubt: { en: 'Only a birth near an eclipse has the two close together; the sign alone is a wide net.', hi: 'ग्रहण के पास के जन्म में ही दोनों सचमुच पास होते हैं; केवल राशि का मेल बहुत आम है।', hinglish: 'Grahan ke paas ke janm mein hi dono sachmuch paas hote hain; keval rashi ka mel bahut aam hai.' },
    when: (view) => (['sun', 'moon'] as const).some((light) => view.together(light, 'rahu') || view.together(light, 'ketu')) },
  { id: 'guru-chandal', name: { en: 'Guru with Rahu', hi: 'गुरु-राहु' }, source: [{ book: 'custom' }], strength: 'small', agreement: 'disputed', isVerified: false, needsLagna: false,
    says: { en: 'Jupiter is with Rahu: a questioning of teachers and customs is named.', hi: 'गुरु राहु के साथ है: गुरुजनों और रीतियों पर प्रश्न करना कहा गया है।', hinglish: 'Guru Rahu ke saath hai: gurujanon aur reetiyon par prashna karna kaha gaya hai.' },
    when: (view) => view.together('jupiter', 'rahu') },
  { id: 'angarak', name: { en: 'Angarak', hi: 'अंगारक' }, source: [{ book: 'custom' }], strength: 'small', agreement: 'disputed', isVerified: false, needsLagna: false,
    says: { en: 'Mars is with Rahu: heat in temper and much drive are named, which sport and craft use well.', hi: 'मंगल राहु के साथ है: स्वभाव में तेज़ी और बहुत ऊर्जा कही गई है, जो खेल और काम में अच्छी लगती है।', hinglish: 'Mangal Rahu ke saath hai: swabhav mein tezi aur bahut urja kahi gayi hai, jo khel aur kaam mein achhi lagti hai.' },
    when: (view) => view.together('mars', 'rahu') },
  { id: 'shani-chandra', name: { en: 'Saturn with the Moon', hi: 'शनि-चंद्र' }, source: [{ book: 'R300' }], strength: 'small', agreement: 'most', isVerified: false, needsLagna: false,
    says: { en: 'Saturn is with the Moon: a serious mind that gains from rest and company is named.', hi: 'शनि चंद्र के साथ है: गंभीर मन कहा गया है, जिसे विश्राम और संगति से लाभ होता है।', hinglish: 'Shani Chandra ke saath hai: gambhir mann kaha gaya hai, jise vishraam aur sangati se laabh hota hai.' },
    when: (view) => view.together('saturn', 'moon') },
  { id: 'kendradhipati', name: { en: 'Kendradhipati', hi: 'केंद्राधिपति' }, source: [{ book: 'BPHS', verse: '34.2-7' }], strength: 'small', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'A benefic owns two angles: the verse says that owning an angle keeps a benefic from giving its good by itself.', hi: 'कोई शुभ ग्रह दो केंद्रों का स्वामी है: श्लोक कहता है कि केंद्र का स्वामी शुभ ग्रह अपने आप शुभ फल नहीं देता।', hinglish: 'Koi shubh grah do kendron ka swami hai: shlok kehta hai ki kendra ka swami shubh grah apne aap shubh phal nahin deta.' },
    when: (view) => (['jupiter', 'mercury', 'venus'] as const).some((graha) => housesOf(view, graha).every((house) => [4, 7, 10].includes(house))) },
];
