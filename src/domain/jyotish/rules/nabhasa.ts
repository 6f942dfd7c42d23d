import type { Said } from '../said.ts';
import type { Rule } from './rule.ts';
import { kendras, type RuleView } from './rule-view.ts';

/** Patterns of all seven in signs and houses (BPHS 35; Brihat Jataka 12; Saravali 21). The nodes take no part. */
type Line = readonly [
  id: string,
  en: string,
  hi: string,
  verse: string,
  when: (view: RuleView) => boolean,
  says: Said,
];

const run = (from: number, length: number, step = 1) =>
  Array.from({ length }, (_, index) => ((from - 1 + index * step) % 12) + 1);
/** The seven stand in these houses, none of which is empty. */
const fill = (view: RuleView, houses: readonly number[]) =>
  view.occupied.size === houses.length && houses.every((house) => view.occupied.has(house));
const fillAny = (view: RuleView, ...choices: readonly (readonly number[])[]) =>
  choices.some((houses) => fill(view, houses));
const inMode = (view: RuleView, mode: number) =>
  seven.every((graha) => (view.of(graha).sign - 1) % 3 === mode);
const seven = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const inHouses = (view: RuleView, of: readonly (typeof seven)[number][], houses: readonly number[]) =>
  of.length > 0 && of.every((graha) => houses.includes(view.house(graha)));
/** The three kinds of stars that are always good or bad, the Moon left out as the commentaries do. */
const fair = ['mercury', 'jupiter', 'venus'] as const;
const harsh = ['sun', 'mars', 'saturn'] as const;
const inThreeKendras = (
  view: RuleView,
  of: readonly (typeof seven)[number][],
  rest: readonly (typeof seven)[number][],
) =>
  of.every((graha) => view.isIn(graha, kendras)) &&
  new Set(of.map(view.house)).size === 3 &&
  !rest.some((graha) => view.isIn(graha, kendras));

// prettier-ignore
const shapes: readonly Line[] = [
  ['rajju', 'Rajju', 'रज्जु', '35.7', (view) => inMode(view, 0), { en: 'All seven in movable signs: a liking for travel, change and new places is named.', hi: 'सातों ग्रह चर राशियों में: यात्रा, बदलाव और नई जगहों की रुचि कही गई है।', hinglish: 'Saaton grah char rashiyon mein: yatra, badlaav aur nayi jagahon ki ruchi kahi gayi hai.' }],
  ['musala', 'Musala', 'मुसल', '35.7', (view) => inMode(view, 1), { en: 'All seven in fixed signs: firmness, self-respect and staying power are named.', hi: 'सातों ग्रह स्थिर राशियों में: दृढ़ता, स्वाभिमान और टिके रहना कहा गया है।', hinglish: 'Saaton grah sthir rashiyon mein: dridhta, swabhimaan aur tike rehna kaha gaya hai.' }],
  ['nala', 'Nala', 'नल', '35.7', (view) => inMode(view, 2), { en: 'All seven in dual signs: many skills and an adaptable mind are named.', hi: 'सातों ग्रह द्विस्वभाव राशियों में: कई हुनर और ढल जाने वाला मन कहा गया है।', hinglish: 'Saaton grah dwiswabhav rashiyon mein: kai hunar aur dhal jaane wala mann kaha gaya hai.' }],
  ['mala', 'Mala', 'माला', '35.8', (view) => inThreeKendras(view, fair, harsh), { en: 'The benefics hold three angles and the malefics none: comfort and good things near at hand are named.', hi: 'शुभ ग्रह तीन केंद्रों में, पाप ग्रह किसी में नहीं: सुख और सुविधा का पास होना कहा गया है।', hinglish: 'Shubh grah teen kendron mein, paap grah kisi mein nahin: sukh aur suvidha ka paas hona kaha gaya hai.' }],
  ['sarpa', 'Sarpa', 'सर्प', '35.8', (view) => inThreeKendras(view, harsh, fair), { en: 'The malefics hold three angles and the benefics none: effort against resistance is named, and patience is the advice.', hi: 'पाप ग्रह तीन केंद्रों में, शुभ ग्रह किसी में नहीं: रुकावटों के बीच मेहनत कही गई है, और सलाह धैर्य की है।', hinglish: 'Paap grah teen kendron mein, shubh grah kisi mein nahin: rukavaton ke beech mehnat kahi gayi hai, aur salaah dhairya ki hai.' }],
  ['gada', 'Gada', 'गदा', '35.9-11', (view) => fillAny(view, [1, 4], [4, 7], [7, 10], [1, 10]), { en: 'All seven in two angles next to each other: steady striving and skill in a craft are named.', hi: 'सातों ग्रह पास के दो केंद्रों में: लगातार प्रयास और किसी विद्या में निपुणता कही गई है।', hinglish: 'Saaton grah paas ke do kendron mein: lagataar prayaas aur kisi vidya mein nipunta kahi gayi hai.' }],
  ['shakata-nabhasa', 'Shakata (of shapes)', 'शकट (नाभस)', '35.9-11', (view) => fill(view, [1, 7]), { en: 'All seven in the first and the seventh: work with wheels, roads and partners is named.', hi: 'सातों ग्रह पहले और सातवें में: पहियों, रास्तों और साझेदारों से जुड़ा काम कहा गया है।', hinglish: 'Saaton grah pehle aur saatve mein: pahiyon, raaston aur saajhedaron se juda kaam kaha gaya hai.' }],
  ['vihaga', 'Vihaga', 'विहग', '35.9-11', (view) => fill(view, [4, 10]), { en: 'All seven in the fourth and the tenth: a go-between, often on the move, is named.', hi: 'सातों ग्रह चौथे और दसवें में: संदेश पहुँचाने वाला और घूमने वाला स्वभाव कहा गया है।', hinglish: 'Saaton grah chauthe aur dasve mein: sandesh pahunchane wala aur ghoomne wala swabhav kaha gaya hai.' }],
  ['shringataka', 'Shringataka', 'शृंगाटक', '35.9-11', (view) => fill(view, [1, 5, 9]), { en: 'All seven in the three trines: ease, spirit and regard are named.', hi: 'सातों ग्रह तीनों त्रिकोणों में: सहजता, उत्साह और आदर कहा गया है।', hinglish: 'Saaton grah teenon trikonon mein: sahajta, utsaah aur aadar kaha gaya hai.' }],
  ['hala', 'Hala', 'हल', '35.9-11', (view) => fillAny(view, [2, 6, 10], [3, 7, 11], [4, 8, 12]), { en: 'All seven in a triangle away from the lagna: work with land and with the hands is named.', hi: 'सातों ग्रह लग्न से हटकर एक त्रिकोण में: ज़मीन और हाथ का काम कहा गया है।', hinglish: 'Saaton grah lagna se hatkar ek trikon mein: zameen aur haath ka kaam kaha gaya hai.' }],
  ['vajra', 'Vajra', 'वज्र', '35.9-11', (view) => inHouses(view, fair, [1, 7]) && inHouses(view, harsh, [4, 10]), { en: 'Benefics in the first and seventh, malefics in the fourth and tenth: ease early and late in life is named.', hi: 'शुभ ग्रह पहले-सातवें में, पाप ग्रह चौथे-दसवें में: जीवन के आरंभ और उत्तरार्ध में सुख कहा गया है।', hinglish: 'Shubh grah pehle-saatve mein, paap grah chauthe-dasve mein: jeevan ke aarambh aur uttarardh mein sukh kaha gaya hai.' }],
  ['yava', 'Yava', 'यव', '35.9-11', (view) => inHouses(view, harsh, [1, 7]) && inHouses(view, fair, [4, 10]), { en: 'Malefics in the first and seventh, benefics in the fourth and tenth: ease in the middle of life and firm habits are named.', hi: 'पाप ग्रह पहले-सातवें में, शुभ ग्रह चौथे-दसवें में: जीवन के बीच के वर्षों में सुख और पक्की आदतें कही गई हैं।', hinglish: 'Paap grah pehle-saatve mein, shubh grah chauthe-dasve mein: jeevan ke beech ke varshon mein sukh aur pakki aadatein kahi gayi hain.' }],
  ['kamala', 'Kamala', 'कमल', '35.12', (view) => fill(view, kendras), { en: 'All seven in the four angles, none of them empty: virtue and wide repute are named.', hi: 'सातों ग्रह चारों केंद्रों में, कोई खाली नहीं: गुण और दूर तक नाम कहा गया है।', hinglish: 'Saaton grah chaaron kendron mein, koi khaali nahin: gun aur door tak naam kaha gaya hai.' }],
  ['vapi', 'Vapi', 'वापी', '35.12', (view) => fillAny(view, [2, 5, 8, 11], [3, 6, 9, 12]), { en: 'All seven in the houses after the angles, or in those before: saving and quiet means are named.', hi: 'सातों ग्रह पणफर या आपोक्लिम भावों में: बचत और शांति से जुटाए साधन कहे गए हैं।', hinglish: 'Saaton grah panphar ya apoklim bhaavon mein: bachat aur shaanti se jutaye saadhan kahe gaye hain.' }],
  ['yupa', 'Yupa', 'यूप', '35.13', (view) => fill(view, run(1, 4)), { en: 'All seven in the four houses from the lagna: self-knowledge and keeping of vows are named.', hi: 'सातों ग्रह लग्न से चार भावों में: आत्मज्ञान और नियम का पालन कहा गया है।', hinglish: 'Saaton grah lagna se chaar bhaavon mein: aatmagyan aur niyam ka paalan kaha gaya hai.' }],
  ['shara', 'Shara', 'शर', '35.13', (view) => fill(view, run(4, 4)), { en: 'All seven in the four houses from the fourth: a sharp aim and guarding work are named.', hi: 'सातों ग्रह चौथे से चार भावों में: पैना लक्ष्य और रक्षा का काम कहा गया है।', hinglish: 'Saaton grah chauthe se chaar bhaavon mein: paina lakshya aur raksha ka kaam kaha gaya hai.' }],
  ['shakti', 'Shakti', 'शक्ति', '35.13', (view) => fill(view, run(7, 4)), { en: 'All seven in the four houses from the seventh: slow, careful work that leans on others is named.', hi: 'सातों ग्रह सातवें से चार भावों में: धीमा, सावधान और दूसरों के साथ का काम कहा गया है।', hinglish: 'Saaton grah saatve se chaar bhaavon mein: dheema, saavdhaan aur doosron ke saath ka kaam kaha gaya hai.' }],
  ['danda', 'Danda', 'दंड', '35.13', (view) => fill(view, run(10, 4)), { en: 'All seven in the four houses from the tenth: service and a plain way of life are named.', hi: 'सातों ग्रह दसवें से चार भावों में: सेवा और सादा जीवन कहा गया है।', hinglish: 'Saaton grah dasve se chaar bhaavon mein: seva aur saada jeevan kaha gaya hai.' }],
  ['nauka', 'Nauka', 'नौका', '35.14', (view) => fill(view, run(1, 7)), { en: 'One graha in each of the seven houses from the lagna: work near water and many wishes are named.', hi: 'लग्न से सात भावों में एक-एक ग्रह: जल से जुड़ा काम और बहुत-सी इच्छाएँ कही गई हैं।', hinglish: 'Lagna se saat bhaavon mein ek-ek grah: jal se juda kaam aur bahut-si ichhayen kahi gayi hain.' }],
  ['koota', 'Koota', 'कूट', '35.14', (view) => fill(view, run(4, 7)), { en: 'One graha in each of the seven houses from the fourth: a life among hills, walls and guarded things is named.', hi: 'चौथे से सात भावों में एक-एक ग्रह: पहाड़, दीवार और सँभालकर रखी चीज़ों के बीच जीवन कहा गया है।', hinglish: 'Chauthe se saat bhaavon mein ek-ek grah: pahaad, deewar aur sambhaalkar rakhi cheezon ke beech jeevan kaha gaya hai.' }],
  ['chhatra', 'Chhatra', 'छत्र', '35.14', (view) => fill(view, run(7, 7)), { en: 'One graha in each of the seven houses from the seventh: shelter given to one’s own people is named.', hi: 'सातवें से सात भावों में एक-एक ग्रह: अपने लोगों को सहारा देना कहा गया है।', hinglish: 'Saatve se saat bhaavon mein ek-ek grah: apne logon ko sahara dena kaha gaya hai.' }],
  ['chapa', 'Chapa', 'चाप', '35.14', (view) => fill(view, run(10, 7)), { en: 'One graha in each of the seven houses from the tenth: a free, wandering spirit is named.', hi: 'दसवें से सात भावों में एक-एक ग्रह: स्वतंत्र, घूमने वाला मन कहा गया है।', hinglish: 'Dasve se saat bhaavon mein ek-ek grah: swatantra, ghoomne wala mann kaha gaya hai.' }],
  ['ardha-chandra', 'Ardha Chandra', 'अर्धचंद्र', '35.15', (view) => fillAny(view, ...[2, 3, 5, 6, 8, 9, 11, 12].map((from) => run(from, 7))), { en: 'One graha in each of seven houses in a row that does not begin at an angle: grace and a leading place are named.', hi: 'केंद्र से न शुरू होने वाले लगातार सात भावों में एक-एक ग्रह: शोभा और आगे की जगह कही गई है।', hinglish: 'Kendra se na shuru hone wale lagataar saat bhaavon mein ek-ek grah: shobha aur aage ki jagah kahi gayi hai.' }],
  ['chakra', 'Chakra', 'चक्र', '35.15', (view) => fill(view, run(1, 6, 2)), { en: 'All seven in the six odd houses: high standing is named.', hi: 'सातों ग्रह छहों विषम भावों में: ऊँचा मान कहा गया है।', hinglish: 'Saaton grah chhahon visham bhaavon mein: ooncha maan kaha gaya hai.' }],
  ['samudra', 'Samudra', 'समुद्र', '35.15', (view) => fill(view, run(2, 6, 2)), { en: 'All seven in the six even houses: comfort and a generous house are named.', hi: 'सातों ग्रह छहों सम भावों में: सुख और उदार घर कहा गया है।', hinglish: 'Saaton grah chhahon sam bhaavon mein: sukh aur udaar ghar kaha gaya hai.' }],
];

// prettier-ignore
const counts: readonly (readonly [number, string, string, string, Said])[] = [
  [1, 'gola', 'Gola', 'गोल', { en: 'All seven in one sign: everything leans on one matter, and the books advise learning.', hi: 'सातों ग्रह एक राशि में: सब कुछ एक ही विषय पर टिका है, और ग्रंथ विद्या की सलाह देते हैं।', hinglish: 'Saaton grah ek rashi mein: sab kuch ek hi vishay par tika hai, aur granth vidya ki salaah dete hain.' }],
  [2, 'yuga', 'Yuga', 'युग', { en: 'All seven in two signs: going one’s own way, against custom, is named.', hi: 'सातों ग्रह दो राशियों में: रीति से हटकर अपनी राह चलना कहा गया है।', hinglish: 'Saaton grah do rashiyon mein: reeti se hatkar apni raah chalna kaha gaya hai.' }],
  [3, 'shoola', 'Shoola', 'शूल', { en: 'All seven in three signs: sharpness and daring are named.', hi: 'सातों ग्रह तीन राशियों में: तेज़ी और साहस कहा गया है।', hinglish: 'Saaton grah teen rashiyon mein: tezi aur saahas kaha gaya hai.' }],
  [4, 'kedara', 'Kedara', 'केदार', { en: 'All seven in four signs: usefulness to many and work with land are named.', hi: 'सातों ग्रह चार राशियों में: बहुतों के काम आना और ज़मीन का काम कहा गया है।', hinglish: 'Saaton grah chaar rashiyon mein: bahuton ke kaam aana aur zameen ka kaam kaha gaya hai.' }],
  [5, 'pasha', 'Pasha', 'पाश', { en: 'All seven in five signs: many ties, skill at work and much talk are named.', hi: 'सातों ग्रह पाँच राशियों में: बहुत-से बंधन, काम में कुशलता और बहुत बातें कही गई हैं।', hinglish: 'Saaton grah paanch rashiyon mein: bahut-se bandhan, kaam mein kushalta aur bahut baatein kahi gayi hain.' }],
  [6, 'dama', 'Dama', 'दाम', { en: 'All seven in six signs: giving, patience and helpfulness are named.', hi: 'सातों ग्रह छह राशियों में: दान, धैर्य और सहायता कही गई है।', hinglish: 'Saaton grah chhah rashiyon mein: daan, dhairya aur sahayata kahi gayi hai.' }],
  [7, 'veena', 'Veena', 'वीणा', { en: 'All seven in seven signs: a liking for music, skill and company is named.', hi: 'सातों ग्रह अलग-अलग राशियों में: संगीत, कुशलता और संगति की रुचि कही गई है।', hinglish: 'Saaton grah alag-alag rashiyon mein: sangeet, kushalta aur sangati ki ruchi kahi gayi hai.' }],
];

const ruleOf = (id: string, en: string, hi: string, verse: string, says: Said, when: Rule['when']): Rule => ({
  id,
  name: { en, hi },
  says,
  source: [
    { book: 'BPHS', verse },
    { book: 'BJ', verse: '12' },
    { book: 'SV', verse: '21' },
  ],
  strength: 'small',
  agreement: 'wide',
  isVerified: true,
  needsLagna: true,
  when,
});

/**
 * The seven of number count only where no other is found (BPHS 35.16-17). The three of movable, fixed and dual signs are
 * not taken for such: all seven in one sign are always one of them, and Gola could not be.
 */
export const nabhasaYogas: readonly Rule[] = [
  ...shapes.map(([id, en, hi, verse, when, says]) => ruleOf(id, en, hi, verse, says, when)),
  ...counts.map(([number, id, en, hi, says]) =>
    ruleOf(id, en, hi, '35.16-17', says, (view) => {
      const signs = new Set(seven.map((graha) => view.of(graha).sign));
      return signs.size === number && !shapes.slice(3).some(([, , , , isShape]) => isShape(view));
    }),
  ),
];
