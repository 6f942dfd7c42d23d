import type { Graha, SeenGraha } from '../grahas.ts';
import { seenGrahas } from '../grahas.ts';
import type { Rule } from './rule.ts';
import { kendras, type RuleView } from './rule-view.ts';

/** The five of great persons: a graha in its own or exaltation sign in a kendra from the lagna. */
const great: readonly [id: string, graha: SeenGraha, name: Rule['name'], says: Rule['says']][] = [
  ['ruchaka', 'mars', { en: 'Ruchaka', hi: 'रुचक' }, { en: 'Mars stands high in an angle: the books speak of courage, drive and a wish to lead.', hi: 'मंगल बलवान होकर केंद्र में है: ग्रंथ साहस, उत्साह और नेतृत्व की चाह बताते हैं।', hinglish: 'Mangal balwan hokar kendra mein hai: granth saahas, utsaah aur netritva ki chaah batate hain.' }],
  ['bhadra', 'mercury', { en: 'Bhadra', hi: 'भद्र' }, { en: 'Mercury stands high in an angle: a clear mind, good speech and skill in dealing are named.', hi: 'बुध बलवान होकर केंद्र में है: साफ़ सोच, अच्छी वाणी और व्यवहार में कुशलता कही गई है।', hinglish: 'Budh balwan hokar kendra mein hai: saaf soch, achhi vaani aur vyavhaar mein kushalta kahi gayi hai.' }],
  ['hamsa', 'jupiter', { en: 'Hamsa', hi: 'हंस' }, { en: 'Jupiter stands high in an angle: a leaning to learning, fairness and good counsel is named.', hi: 'गुरु बलवान होकर केंद्र में है: विद्या, न्याय और अच्छी सलाह की ओर झुकाव कहा गया है।', hinglish: 'Guru balwan hokar kendra mein hai: vidya, nyay aur achhi salaah ki or jhukaav kaha gaya hai.' }],
  ['malavya', 'venus', { en: 'Malavya', hi: 'मालव्य' }, { en: 'Venus stands high in an angle: a feeling for beauty, comfort and good company is named.', hi: 'शुक्र बलवान होकर केंद्र में है: सुंदरता, सुख और अच्छी संगति की रुचि कही गई है।', hinglish: 'Shukra balwan hokar kendra mein hai: sundarta, sukh aur achhi sangati ki ruchi kahi gayi hai.' }],
  ['shasha', 'saturn', { en: 'Shasha', hi: 'शश' }, { en: 'Saturn stands high in an angle: patience, order and hold over others by steady work are named.', hi: 'शनि बलवान होकर केंद्र में है: धैर्य, व्यवस्था और लगातार काम से मिलने वाला मान कहा गया है।', hinglish: 'Shani balwan hokar kendra mein hai: dhairya, vyavastha aur lagataar kaam se milne wala maan kaha gaya hai.' }],
]; // prettier-ignore

/** Those that count for yogas of the Sun and the Moon: neither light, nor the nodes. */
const stars = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const satisfies readonly Graha[];
const stands = (view: RuleView, light: 'sun' | 'moon', place: number) =>
  stars.some((graha) => view.from(light, graha) === place);
/** Benefics from the Moon leave the Moon itself out. */
const others = (view: RuleView) => view.benefics.filter((graha) => graha !== 'moon');
const isAdhi = (count: (graha: SeenGraha) => number, of: readonly SeenGraha[]) =>
  of.length >= 2 && of.every((graha) => [6, 7, 8].includes(count(graha)));

// prettier-ignore
export const greatSolarAndLunarYogas: readonly Rule[] = [
  ...great.map(([id, graha, name, says]): Rule => ({
    id, name, says, source: [{ book: 'BPHS', verse: '75.1-2' }, { book: 'PD', verse: '6.1' }, { book: 'SV', verse: '37.2' }], strength: 'great', agreement: 'wide', isVerified: true, needsLagna: true,
    doubt: { en: 'Phaladeepika counts the angle from the Moon as well (6.4); the other verses have the lagna.', hi: 'फलदीपिका केंद्र चंद्र से भी गिनती है (6.4); दूसरे श्लोक लग्न से कहते हैं।', hinglish: 'Phaladeepika kendra Chandra se bhi ginti hai (6.4); doosre shlok lagna se kehte hain.' },
    when: (view) => view.isIn(graha, kendras) && view.isHigh(graha),
  })),
  { id: 'vesi', name: { en: 'Vesi', hi: 'वेशि' }, source: [{ book: 'BPHS', verse: '38.1-4' }], strength: 'small', agreement: 'wide', isVerified: true, needsLagna: false,
    says: { en: 'A graha other than the Moon follows the Sun in the next sign: an even temper and plain speech are named.', hi: 'सूर्य से दूसरे में चंद्र के सिवा कोई ग्रह है: संतुलित स्वभाव और सीधी बात कही गई है।', hinglish: 'Surya se doosre mein Chandra ke siva koi grah hai: santulit swabhav aur seedhi baat kahi gayi hai.' },
    when: (view) => stands(view, 'sun', 2) && !stands(view, 'sun', 12) },
  { id: 'vosi', name: { en: 'Vosi', hi: 'वोशि' }, source: [{ book: 'BPHS', verse: '38.1-4' }], strength: 'small', agreement: 'wide', isVerified: true, needsLagna: false,
    says: { en: 'A graha other than the Moon goes before the Sun in the sign before: skill, learning and giving are named.', hi: 'सूर्य से बारहवें में चंद्र के सिवा कोई ग्रह है: कुशलता, विद्या और उदारता कही गई है।', hinglish: 'Surya se barahve mein Chandra ke siva koi grah hai: kushalta, vidya aur udaarta kahi gayi hai.' },
    when: (view) => stands(view, 'sun', 12) && !stands(view, 'sun', 2) },
  { id: 'ubhayachari', name: { en: 'Ubhayachari', hi: 'उभयचरी' }, source: [{ book: 'BPHS', verse: '38.1-4' }], strength: 'middle', agreement: 'wide', isVerified: true, needsLagna: false,
    says: { en: 'Grahas stand on both sides of the Sun: balance, standing and support from others are named.', hi: 'सूर्य के दोनों ओर ग्रह हैं: संतुलन, मान और दूसरों का सहारा कहा गया है।', hinglish: 'Surya ke dono or grah hain: santulan, maan aur doosron ka sahara kaha gaya hai.' },
    when: (view) => stands(view, 'sun', 2) && stands(view, 'sun', 12) },
  { id: 'budha-aditya', name: { en: 'Budha-Aditya', hi: 'बुधादित्य' }, source: [{ book: 'R300' }], strength: 'small', agreement: 'most', isVerified: false, needsLagna: false,
    says: { en: 'The Sun and Mercury share a sign: a quick mind and skill with words and numbers are named. It is common, as Mercury never goes far from the Sun.', hi: 'सूर्य और बुध एक राशि में हैं: तेज़ बुद्धि और शब्द-अंकों में कुशलता कही गई है। यह योग आम है, क्योंकि बुध सूर्य से दूर नहीं जाता।', hinglish: 'Surya aur Budh ek rashi mein hain: tez buddhi aur shabd-ankon mein kushalta kahi gayi hai. Yeh yog aam hai, kyonki Budh Surya se door nahin jaata.' },
    doubt: { en: 'Some want Mercury not to be combust; then few charts are left.', hi: 'कुछ लोग चाहते हैं कि बुध अस्त न हो; तब यह कम कुंडलियों में रहता है।', hinglish: 'Kuch log chahte hain ki Budh asta na ho; tab yeh kam kundliyon mein rehta hai.' },
    when: (view) => view.together('sun', 'mercury') },
  { id: 'sunapha', name: { en: 'Sunapha', hi: 'सुनफा' }, source: [{ book: 'BPHS', verse: '37.7-10' }, { book: 'BJ', verse: '13.3' }], strength: 'middle', agreement: 'wide', isVerified: true, needsLagna: false,
    says: { en: 'A graha other than the Sun stands next after the Moon: means gained by one’s own effort are named.', hi: 'चंद्र से दूसरे में सूर्य के सिवा कोई ग्रह है: अपने प्रयास से साधन जुटाना कहा गया है।', hinglish: 'Chandra se doosre mein Surya ke siva koi grah hai: apne prayaas se saadhan jutana kaha gaya hai.' },
    when: (view) => stands(view, 'moon', 2) && !stands(view, 'moon', 12) },
  { id: 'anapha', name: { en: 'Anapha', hi: 'अनफा' }, source: [{ book: 'BPHS', verse: '37.7-10' }, { book: 'BJ', verse: '13.3' }], strength: 'middle', agreement: 'wide', isVerified: true, needsLagna: false,
    says: { en: 'A graha other than the Sun stands next before the Moon: good bearing and a calm, well-kept life are named.', hi: 'चंद्र से बारहवें में सूर्य के सिवा कोई ग्रह है: अच्छा व्यवहार और शांत, सुथरा जीवन कहा गया है।', hinglish: 'Chandra se barahve mein Surya ke siva koi grah hai: achha vyavhaar aur shaant, suthra jeevan kaha gaya hai.' },
    when: (view) => stands(view, 'moon', 12) && !stands(view, 'moon', 2) },
  { id: 'durudhura', name: { en: 'Durudhura', hi: 'दुरुधरा' }, source: [{ book: 'BPHS', verse: '37.7-10' }, { book: 'BJ', verse: '13.3' }], strength: 'middle', agreement: 'wide', isVerified: true, needsLagna: false,
    says: { en: 'Grahas stand on both sides of the Moon: comfort, giving and helpers at hand are named.', hi: 'चंद्र के दोनों ओर ग्रह हैं: सुख, दान और पास में सहायक कहे गए हैं।', hinglish: 'Chandra ke dono or grah hain: sukh, daan aur paas mein sahayak kahe gaye hain.' },
    when: (view) => stands(view, 'moon', 2) && stands(view, 'moon', 12) },
  { id: 'kemadruma', name: { en: 'Kemadruma', hi: 'केमद्रुम' }, source: [{ book: 'BPHS', verse: '37.11-13' }, { book: 'PD', verse: '6.5' }, { book: 'BJ', verse: '13.3' }], strength: 'middle', agreement: 'disputed', isVerified: true, needsLagna: true,
    says: { en: 'The Moon stands alone, with nobody beside it, and nothing lifts that: the books ask for self-reliance and for company that is chosen on purpose.', hi: 'चंद्र अकेला है, आगे-पीछे कोई नहीं, और कुछ इसे काटता भी नहीं: ग्रंथ आत्मनिर्भरता और सोच-समझकर चुनी संगति की ओर इशारा करते हैं।', hinglish: 'Chandra akela hai, aage-peeche koi nahin, aur kuch ise kaatata bhi nahin: granth aatmanirbharta aur soch-samajhkar chuni sangati ki or ishara karte hain.' },
    doubt: { en: 'It is lifted by a graha with the Moon, or in an angle from the lagna or the Moon; most charts have one, so that few keep this yoga.', hi: 'चंद्र के साथ, या लग्न या चंद्र से केंद्र में कोई ग्रह हो तो यह कट जाता है; ज़्यादातर कुंडलियों में ऐसा होता है।', hinglish: 'Chandra ke saath, ya lagna ya Chandra se kendra mein koi grah ho to yeh kat jaata hai; zyadatar kundliyon mein aisa hota hai.' },
    when: (view) => !stars.some((graha) => [1, 2, 4, 7, 10, 12].includes(view.from('moon', graha)) || view.isIn(graha, kendras)) },
  { id: 'gajakesari', name: { en: 'Gajakesari', hi: 'गजकेसरी' }, source: [{ book: 'PD', verse: '6.14' }, { book: 'BPHS', verse: '36.3-4' }], strength: 'middle', agreement: 'disputed', isVerified: true, needsLagna: false,
    says: { en: 'Jupiter stands in an angle from the Moon: a good name, judgement and lasting regard are named.', hi: 'चंद्र से केंद्र में गुरु है: अच्छा नाम, विवेक और टिकने वाला आदर कहा गया है।', hinglish: 'Chandra se kendra mein Guru hai: achha naam, vivek aur tikne wala aadar kaha gaya hai.' },
    doubt: { en: 'So Mantreshwara has it, and one chart in three. Parashara also wants a benefic with Jupiter or looking at it, and Jupiter not fallen, combust or in an enemy’s sign.', hi: 'मंत्रेश्वर ऐसा ही कहते हैं, और हर तीसरी कुंडली में यह होता है। पराशर यह भी चाहते हैं कि गुरु पर शुभ ग्रह का योग या दृष्टि हो, और गुरु नीच, अस्त या शत्रु राशि में न हो।', hinglish: 'Mantreshwara aisa hi kehte hain, aur har teesri kundli mein yeh hota hai. Parashara yeh bhi chahte hain ki Guru par shubh grah ka yog ya drishti ho, aur Guru neech, asta ya shatru rashi mein na ho.' },
    when: (view) => [1, 4, 7, 10].includes(view.from('moon', 'jupiter')) },
  { id: 'gajakesari-strict', name: { en: 'Gajakesari, as the verse has it', hi: 'गजकेसरी, श्लोक के अनुसार' }, source: [{ book: 'BPHS', verse: '36.3-4' }], strength: 'great', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'Jupiter in an angle from the lagna or the Moon, in good dignity and with a benefic’s support: judgement and lasting regard are named.', hi: 'लग्न या चंद्र से केंद्र में गुरु, अच्छी राशि में और शुभ ग्रह के सहारे: विवेक और टिकने वाला आदर कहा गया है।', hinglish: 'Lagna ya Chandra se kendra mein Guru, achhi rashi mein aur shubh grah ke sahare: vivek aur tikne wala aadar kaha gaya hai.' },
    when: (view) => {
      const { dignity, isCombust } = view.of('jupiter');
      const isPlaced = view.isIn('jupiter', kendras) || [1, 4, 7, 10].includes(view.from('moon', 'jupiter'));
      const isSound = dignity !== 'debilitated' && dignity !== 'enemy' && !isCombust;
      return isPlaced && isSound && view.benefics.some((other) => other !== 'jupiter' && (view.together(other, 'jupiter') || view.sees(other, 'jupiter')));
    } },
  { id: 'chandra-mangala', name: { en: 'Chandra-Mangala', hi: 'चंद्र-मंगल' }, source: [{ book: 'R300' }], strength: 'small', agreement: 'most', isVerified: false, needsLagna: false,
    says: { en: 'The Moon and Mars share a sign or face each other: drive in earning and restless energy are named.', hi: 'चंद्र और मंगल साथ या आमने-सामने हैं: कमाने का उत्साह और बेचैन ऊर्जा कही गई है।', hinglish: 'Chandra aur Mangal saath ya aamne-saamne hain: kamaane ka utsaah aur bechain urja kahi gayi hai.' },
    when: (view) => [1, 7].includes(view.from('moon', 'mars')) },
  { id: 'chandra-adhi', name: { en: 'Adhi from the Moon', hi: 'चंद्राधि' }, source: [{ book: 'BPHS', verse: '37.5' }, { book: 'BJ', verse: '13.2' }], strength: 'great', agreement: 'wide', isVerified: true, needsLagna: false,
    says: { en: 'All benefics stand in the sixth, seventh and eighth from the Moon: trust, office and steady comfort are named.', hi: 'सभी शुभ ग्रह चंद्र से छठे, सातवें और आठवें में हैं: भरोसा, पद और स्थिर सुख कहा गया है।', hinglish: 'Sabhi shubh grah Chandra se chhathe, saatve aur aathve mein hain: bharosa, pad aur sthir sukh kaha gaya hai.' },
    when: (view) => isAdhi((graha) => view.from('moon', graha), others(view)) },
  { id: 'lagna-adhi', name: { en: 'Adhi from the lagna', hi: 'लग्नाधि' }, source: [{ book: 'PD', verse: '6.42' }, { book: 'R300' }], strength: 'great', agreement: 'most', isVerified: true, needsLagna: true,
    says: { en: 'All benefics stand in the sixth, seventh and eighth from the lagna: learning and esteem are named.', hi: 'सभी शुभ ग्रह लग्न से छठे, सातवें और आठवें में हैं: विद्या और सम्मान कहा गया है।', hinglish: 'Sabhi shubh grah lagna se chhathe, saatve aur aathve mein hain: vidya aur samman kaha gaya hai.' },
    doubt: { en: 'Parashara (36.37) has the seventh and the eighth alone, with no malefic there or looking on.', hi: 'पराशर (36.37) केवल सातवाँ और आठवाँ कहते हैं, जहाँ पाप ग्रह का योग या दृष्टि न हो।', hinglish: 'Parashara (36.37) keval saatvan aur aathvan kehte hain, jahan paap grah ka yog ya drishti na ho.' },
    when: (view) => isAdhi(view.house, view.benefics) },
  { id: 'vasumati', name: { en: 'Vasumati', hi: 'वसुमती' }, source: [{ book: 'BPHS', verse: '37.6' }, { book: 'SV', verse: '13.32' }], strength: 'middle', agreement: 'wide', isVerified: true, needsLagna: false,
    says: { en: 'All benefics stand in the third, sixth, tenth and eleventh from the Moon, the houses of growth: resources that build up are named.', hi: 'सभी शुभ ग्रह चंद्र से तीसरे, छठे, दसवें और ग्यारहवें में हैं, जो बढ़ने के भाव हैं: धीरे-धीरे जुड़ते साधन कहे गए हैं।', hinglish: 'Sabhi shubh grah Chandra se teesre, chhathe, dasve aur gyarahve mein hain, jo badhne ke bhaav hain: dheere-dheere judte saadhan kahe gaye hain.' },
    when: (view) => others(view).length >= 2 && others(view).every((graha) => [3, 6, 10, 11].includes(view.from('moon', graha))) },
  { id: 'amala', name: { en: 'Amala', hi: 'अमला' }, source: [{ book: 'BPHS', verse: '36.5-6' }], strength: 'middle', agreement: 'wide', isVerified: true, needsLagna: true,
    says: { en: 'Only benefics stand in the tenth from the lagna or the Moon: clean conduct and a good name in work are named.', hi: 'लग्न या चंद्र से दसवें में केवल शुभ ग्रह हैं: साफ़ आचरण और काम में अच्छा नाम कहा गया है।', hinglish: 'Lagna ya Chandra se dasve mein keval shubh grah hain: saaf aacharan aur kaam mein achha naam kaha gaya hai.' },
    when: (view) => [(graha: Graha) => view.house(graha) === 10, (graha: Graha) => view.from('moon', graha) === 10].some((isTenth) => {
      const there = [...seenGrahas, 'rahu' as const, 'ketu' as const].filter(isTenth);
      return there.length > 0 && there.every((graha) => view.benefics.some((benefic) => benefic === graha));
    }) },
  { id: 'shakata', name: { en: 'Shakata of the Moon', hi: 'शकट (चंद्र का)' }, source: [{ book: 'PD', verse: '6.14' }], strength: 'small', agreement: 'disputed', isVerified: true, needsLagna: true,
    says: { en: 'The Moon stands in the sixth, eighth or twelfth from Jupiter and in no angle: fortunes that rise and sink like a wheel are named, and steadiness is the advice.', hi: 'चंद्र गुरु से छठे, आठवें या बारहवें में है और केंद्र में नहीं: पहिए जैसा उतार-चढ़ाव कहा गया है, और सलाह स्थिरता की है।', hinglish: 'Chandra Guru se chhathe, aathve ya barahve mein hai aur kendra mein nahin: pahiye jaisa utaar-chadhaav kaha gaya hai, aur salaah sthirta ki hai.' },
    doubt: { en: 'Some count the sixth and the eighth alone.', hi: 'कुछ लोग केवल छठा और आठवाँ गिनते हैं।', hinglish: 'Kuch log keval chhatha aur aathvan ginte hain.' },
    when: (view) => [6, 8, 12].includes(view.from('jupiter', 'moon')) && !view.isIn('moon', kendras) },
];
