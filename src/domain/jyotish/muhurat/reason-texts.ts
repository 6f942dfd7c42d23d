import type { Acceptance, Said } from '../said.ts';

/** What a sentence names: a nakshatra, tithi, weekday, yoga, sign or house, in both scripts. */
export interface Named {
  en: string;
  hi: string;
}

export interface ReasonText {
  says: (named: Named) => Said;
  /** How much it counts where it lasts through the whole window: for above nought, against below. */
  weight: number;
  source: string;
  isVerified: boolean;
  agreement: Acceptance;
}

const chintamani = (chapter: number) => `Muhurta Chintamani, chapter ${chapter}`;

function text(
  weight: number,
  agreement: Acceptance,
  source: string,
  says: (named: Named) => readonly [en: string, hi: string, hinglish: string],
): ReasonText {
  return {
    weight,
    agreement,
    source,
    isVerified: false,
    says: (named) => {
      const [en, hi, hinglish] = says(named);
      return { en, hi, hinglish };
    },
  };
}

/** Whatever may speak for a window or against it. */
export const reasonTexts = {
  nakshatra: text(2, 'wide', chintamani(2), ({ en, hi }) => [
    `${en} is among the nakshatras named for this act.`,
    `${hi} इस कार्य के लिए बताए गए नक्षत्रों में है।`,
    `${en} is kaarya ke liye bataye gaye nakshatron mein hai.`,
  ]),
  tithi: text(1, 'wide', chintamani(1), ({ en, hi }) => [
    `${en} is a tithi that is taken for it.`,
    `${hi} इसके लिए ग्राह्य तिथि है।`,
    `${en} iske liye graahya tithi hai.`,
  ]),
  vara: text(1, 'wide', chintamani(1), ({ en, hi }) => [
    `${en} is a weekday that is taken for it.`,
    `${hi} इसके लिए ग्राह्य वार है।`,
    `${en} iske liye graahya vaar hai.`,
  ]),
  'bright-half': text(1, 'wide', chintamani(1), () => [
    'The Moon is waxing.',
    'चंद्रमा बढ़ रहा है (शुक्ल पक्ष)।',
    'Chandrama badh raha hai (Shukla paksh).',
  ]),
  'sarvartha-siddhi': text(2, 'most', chintamani(1), ({ en, hi }) => [
    `Weekday and ${en} make Sarvartha Siddhi yoga.`,
    `वार और ${hi} से सर्वार्थ सिद्धि योग बनता है।`,
    `Vaar aur ${en} se Sarvartha Siddhi yog banta hai.`,
  ]),
  'amrita-siddhi': text(2, 'most', chintamani(1), ({ en, hi }) => [
    `Weekday and ${en} make Amrita Siddhi yoga.`,
    `वार और ${hi} से अमृत सिद्धि योग बनता है।`,
    `Vaar aur ${en} se Amrit Siddhi yog banta hai.`,
  ]),
  abhijit: text(1, 'most', chintamani(1), () => [
    'Abhijit muhurta, around true noon, falls in it.',
    'मध्याह्न का अभिजित मुहूर्त इसमें पड़ता है।',
    'Madhyahn ka Abhijit muhurat ismein padta hai.',
  ]),
  'amrit-kaal': text(1, 'most', 'Printed almanacs', () => [
    'Amrit kaal falls in it.',
    'अमृत काल इसमें पड़ता है।',
    'Amrit kaal ismein padta hai.',
  ]),
  'tara-good': text(2, 'wide', chintamani(4), ({ en, hi }) => [
    `Counted from the birth nakshatra it is the tara ${en}, which supports.`,
    `जन्म नक्षत्र से यह ${hi} तारा है, जो अनुकूल है।`,
    `Janm nakshatra se yeh ${en} tara hai, jo anukool hai.`,
  ]),
  'moon-good': text(2, 'wide', chintamani(4), ({ en, hi }) => [
    `The Moon is in place ${en} from the birth Moon, which supports.`,
    `चंद्रमा जन्म राशि से ${hi} स्थान पर है, जो अनुकूल है।`,
    `Chandrama janm rashi se ${en} sthaan par hai, jo anukool hai.`,
  ]),
  'tara-bad': text(-2, 'wide', chintamani(4), ({ en, hi }) => [
    `Counted from the birth nakshatra it is the tara ${en}, which is usually passed over.`,
    `जन्म नक्षत्र से यह ${hi} तारा है, जो प्रायः छोड़ा जाता है।`,
    `Janm nakshatra se yeh ${en} tara hai, jo aksar chhoda jaata hai.`,
  ]),
  'moon-bad': text(-3, 'wide', chintamani(4), ({ en, hi }) => [
    `The Moon is in place ${en} from the birth Moon, which is usually passed over.`,
    `चंद्रमा जन्म राशि से ${hi} स्थान पर है, जो प्रायः छोड़ा जाता है।`,
    `Chandrama janm rashi se ${en} sthaan par hai, jo aksar chhoda jaata hai.`,
  ]),
  'weak-vara': text(-1, 'most', chintamani(6), ({ en, hi }) => [
    `${en} counts as a weak weekday for it.`,
    `${hi} इसके लिए कमज़ोर वार माना जाता है।`,
    `${en} iske liye kamzor vaar maana jaata hai.`,
  ]),
  'by-night': text(-2, 'most', chintamani(5), () => [
    'The act belongs to the daytime, and a part of it falls after sunset.',
    'यह कार्य दिन में किया जाता है, और इसका एक भाग सूर्यास्त के बाद पड़ता है।',
    'Yeh kaarya din mein kiya jaata hai, aur iska ek bhaag suryast ke baad padta hai.',
  ]),
  'rikta-tithi': text(-2, 'most', chintamani(1), ({ en, hi }) => [
    `${en} is one of the empty (rikta) tithis.`,
    `${hi} रिक्ता तिथि है।`,
    `${en} rikta tithi hai.`,
  ]),
  'late-dark-half': text(-1, 'disputed', chintamani(1), () => [
    'The Moon has waned beyond the tenth tithi; some leave this time out.',
    'कृष्ण पक्ष की दशमी बीत चुकी है; कुछ लोग यह समय छोड़ते हैं।',
    'Krishna paksh ki dashmi beet chuki hai; kuch log yeh samay chhodte hain.',
  ]),
  'bhadra-on-earth': text(-3, 'wide', chintamani(1), () => [
    'Bhadra (Vishti karana) is on earth for a part of it.',
    'इसके एक भाग में भद्रा (विष्टि करण) पृथ्वी पर है।',
    'Iske ek bhaag mein Bhadra (Vishti karan) prithvi par hai.',
  ]),
  'bhadra-elsewhere': text(-0.5, 'disputed', chintamani(1), () => [
    'Bhadra lasts for a part of it, but dwells away from earth; most let it pass.',
    'इसके एक भाग में भद्रा है, पर पृथ्वी से बाहर; अधिकतर लोग नहीं मानते।',
    'Iske ek bhaag mein Bhadra hai, par prithvi se baahar; zyadatar log nahin maante.',
  ]),
  'bad-yoga': text(-3, 'wide', chintamani(1), ({ en, hi }) => [
    `The yoga ${en}, or the part of it that is left out, falls in it.`,
    `${hi} योग, या उसका वर्जित भाग, इसमें पड़ता है।`,
    `${en} yog, ya uska varjit bhaag, ismein padta hai.`,
  ]),
  'rahu-kaal': text(-1, 'regional', 'Printed almanacs', () => [
    'Rahu kaal falls in it.',
    'राहु काल इसमें पड़ता है।',
    'Rahu kaal ismein padta hai.',
  ]),
  yamaganda: text(-0.5, 'regional', 'Printed almanacs', () => [
    'Yamaganda falls in it.',
    'यमगंड इसमें पड़ता है।',
    'Yamagand ismein padta hai.',
  ]),
  durmuhurta: text(-1, 'most', chintamani(6), () => [
    'A durmuhurta of the weekday falls in it.',
    'वार का दुर्मुहूर्त इसमें पड़ता है।',
    'Vaar ka durmuhurat ismein padta hai.',
  ]),
  varjyam: text(-1, 'most', chintamani(6), () => [
    'The varjyam of the nakshatra falls in it.',
    'नक्षत्र का वर्ज्य काल इसमें पड़ता है।',
    'Nakshatra ka varjya kaal ismein padta hai.',
  ]),
  panchaka: text(-1, 'most', chintamani(2), () => [
    'It is panchaka: journeys to the south, roofing and gathering of timber are put off.',
    'पंचक है: दक्षिण की यात्रा, छत डालना और लकड़ी जुटाना टाला जाता है।',
    'Panchak hai: dakshin ki yatra, chhat daalna aur lakdi jutana taala jaata hai.',
  ]),
  'disha-shool': text(-3, 'wide', chintamani(11), ({ en, hi }) => [
    `${en} has its disha shool in the direction of the journey.`,
    `${hi} को यात्रा की दिशा में दिशाशूल है।`,
    `${en} ko yatra ki disha mein dishashool hai.`,
  ]),
  'bhumi-shayana': text(-1, 'disputed', chintamani(12), () => [
    'By the Sun’s nakshatra the earth is held to sleep on this day.',
    'सूर्य के नक्षत्र से इस दिन भूमि शयन माना जाता है।',
    'Surya ke nakshatra se is din bhoomi shayan maana jaata hai.',
  ]),
  eclipse: text(-3, 'wide', chintamani(1), () => [
    'An eclipse that is seen from the place falls on this day or its sutak reaches into it.',
    'इस दिन इस स्थान से दिखने वाला ग्रहण है या उसका सूतक पहुँचता है।',
    'Is din is jagah se dikhne wala grahan hai ya uska sutak pahunchta hai.',
  ]),
  adhika: text(-3, 'wide', chintamani(1), () => [
    'It is the added (adhika) month.',
    'अधिक मास है।',
    'Adhik maas hai.',
  ]),
  kharmas: text(-2, 'most', chintamani(3), () => [
    'The Sun is in Dhanu or Meena (kharmas).',
    'सूर्य धनु या मीन में है (खरमास)।',
    'Surya Dhanu ya Meena mein hai (kharmas).',
  ]),
  chaturmas: text(-2, 'most', chintamani(6), () => [
    'It is chaturmas, the four months of Vishnu’s sleep.',
    'चातुर्मास है, विष्णु के शयन के चार मास।',
    'Chaturmas hai, Vishnu ke shayan ke chaar maas.',
  ]),
  dakshinayana: text(-1, 'most', chintamani(1), () => [
    'The Sun is on its southward way.',
    'सूर्य दक्षिणायन में है।',
    'Surya Dakshinayan mein hai.',
  ]),
  'pitru-paksha': text(-3, 'wide', 'Nirnayasindhu, second chapter', () => [
    'It is the fortnight of the ancestors.',
    'पितृ पक्ष है।',
    'Pitru paksh hai.',
  ]),
  holashtak: text(-1, 'regional', chintamani(1), () => [
    'It is Holashtak, kept in the north and north-west.',
    'होलाष्टक है, जो उत्तर और उत्तर-पश्चिम में माना जाता है।',
    'Holashtak hai, jo uttar aur uttar-pashchim mein maana jaata hai.',
  ]),
  'guru-asta': text(-3, 'wide', chintamani(1), () => [
    'Jupiter is lost in the Sun’s light.',
    'गुरु अस्त है।',
    'Guru ast hai.',
  ]),
  'shukra-asta': text(-3, 'wide', chintamani(1), () => [
    'Venus is lost in the Sun’s light.',
    'शुक्र अस्त है।',
    'Shukra ast hai.',
  ]),
  sankranti: text(-2, 'most', chintamani(3), () => [
    'It lies within sixteen ghatikas of the Sun’s entry into a rashi.',
    'यह सूर्य संक्रांति से सोलह घटी के भीतर है।',
    'Yeh Surya sankranti se solah ghati ke bheetar hai.',
  ]),
} as const satisfies Record<string, ReasonText>;

export type ReasonId = keyof typeof reasonTexts;
