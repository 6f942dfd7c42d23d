import type { Acceptance, Said } from '../said.ts';
import type { SeasonId } from './seasons.ts';

export const purposeIds = [
  'griha_pravesh',
  'griha_pravesh_old',
  'vivah',
  'vehicle',
  'naming',
  'mundan',
  'annaprashan',
  'upanayan',
  'vidyarambh',
  'business',
  'property',
  'travel',
  'bhoomi_pujan',
  'general',
] as const;
export type PurposeId = (typeof purposeIds)[number];

/**
 * What an act asks of its time. A window passes where nakshatra, tithi, vara and, if given, the lunar month are among those
 * named and no season of `bars` lasts; seasons of `against` are told and weigh against it.
 */
export interface PurposeRule {
  name: Said;
  /** 1…27. */
  nakshatras: readonly number[];
  /** First padas (1) or last padas (4) of a nakshatra that are left out. */
  withoutPadas?: readonly (readonly [nakshatra: number, pada: 1 | 4])[];
  /** 1…15 of the bright and of the dark half. */
  shukla: readonly number[];
  krishna: readonly number[];
  /** 0 Sunday … 6 Saturday. */
  varas: readonly number[];
  /** Lunar months as the amanta system names them, 1 Chaitra … 12; any where it is left out. */
  months?: readonly number[];
  bars: readonly SeasonId[];
  against: readonly SeasonId[];
  /** Days of `varas` that almanacs differ on; they weigh against. */
  weakVaras?: readonly number[];
  /** Done between sunrise and sunset; the night is shown, as almanacs do, and weighs against. */
  byDay: boolean;
  /** Signs of the lagna, 1…12, that are named for it. */
  lagnas: readonly number[];
  source: string;
  isVerified: boolean;
  agreement: Acceptance;
  /** Where almanacs part, and what is taken here. */
  note: Said;
}

const dhruva = [4, 12, 21, 26];
const mridu = [5, 14, 17, 27];
const kshipra = [1, 8, 13];
const chara = [7, 15, 22, 23, 24];

const sthiraLagnas = [2, 5, 8, 11];
const dualLagnas = [3, 6, 9, 12];

const gentle = [1, 2, 3, 5, 7, 10, 11, 13];
const gentleDark = [1, 2, 3, 5, 7, 10, 11];
const working = [1, 3, 4, 5];

export const purposes: Readonly<Record<PurposeId, PurposeRule>> = {
  griha_pravesh: {
    name: { en: 'Entering a new house', hi: 'नए घर में गृह प्रवेश', hinglish: 'Naye ghar mein griha pravesh' },
    nakshatras: [...dhruva, ...mridu],
    shukla: gentle,
    krishna: gentle,
    varas: [1, 3, 4, 5, 6],
    months: [2, 3, 8, 9, 11, 12],
    bars: ['adhika', 'guru-asta', 'shukra-asta'],
    against: ['kharmas', 'sankranti', 'holashtak', 'dakshinayana', 'chaturmas'],
    byDay: false,
    lagnas: [...sthiraLagnas, ...dualLagnas],
    source: 'Muhurta Chintamani, chapter 13',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'Magha, Phalguna, Vaishakha and Jyeshtha are the best months, Kartika and Margashirsha the next. Some leave out the dark half after its tenth day, and kharmas.',
      hi: 'माघ, फाल्गुन, वैशाख और ज्येष्ठ उत्तम मास हैं, कार्तिक और मार्गशीर्ष मध्यम। कुछ लोग कृष्ण दशमी के बाद का समय और खरमास छोड़ते हैं।',
      hinglish:
        'Magha, Phalguna, Vaishakha aur Jyeshtha uttam maas hain, Kartika aur Margashirsha madhyam. Kuch log krishna dashmi ke baad ka samay aur kharmas chhodte hain.',
    },
  },
  griha_pravesh_old: {
    name: {
      en: 'Moving into a repaired or older house',
      hi: 'पुराने या मरम्मत किए घर में प्रवेश',
      hinglish: 'Puraane ya marammat kiye ghar mein pravesh',
    },
    nakshatras: [...dhruva, ...mridu, 8, 15, 23, 24],
    shukla: gentle,
    krishna: gentle,
    varas: [1, 3, 4, 5, 6],
    months: [2, 3, 5, 8, 9, 11, 12],
    bars: ['adhika'],
    against: ['guru-asta', 'shukra-asta', 'kharmas', 'chaturmas', 'sankranti'],
    byDay: false,
    lagnas: [...sthiraLagnas, ...dualLagnas],
    source: 'Muhurta Chintamani, chapter 13',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'For a house lived in before, the setting of Jupiter and Venus does not bar, and Shravana is allowed too.',
      hi: 'पहले से बसे घर के लिए गुरु-शुक्र का अस्त बाधक नहीं, और श्रावण मास भी मान्य है।',
      hinglish:
        'Pehle se base ghar ke liye Guru-Shukra ka ast baadhak nahin, aur Shravana maas bhi maanya hai.',
    },
  },
  vivah: {
    name: { en: 'Marriage', hi: 'विवाह', hinglish: 'Vivah' },
    nakshatras: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    withoutPadas: [
      [10, 1],
      [19, 1],
      [27, 4],
    ],
    shukla: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    krishna: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    varas: [0, 1, 2, 3, 4, 5, 6],
    weakVaras: [0, 2, 6],
    bars: ['adhika', 'kharmas', 'chaturmas', 'guru-asta', 'shukra-asta'],
    against: ['sankranti', 'holashtak'],
    byDay: false,
    lagnas: [2, 3, 6, 7, 9, 12],
    source: 'Muhurta Chintamani, chapter 6',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'Weekdays and the empty tithis are weighed, not barred, as almanacs of the north do. Holashtak is kept between the rivers that the text names, and elsewhere weighs against. The ten Latta faults are not reckoned.',
      hi: 'वार और रिक्ता तिथियाँ उत्तर के पंचांगों की तरह तौली जाती हैं, वर्जित नहीं। होलाष्टक ग्रंथ में बताई नदियों के बीच माना जाता है, अन्यत्र केवल कमज़ोर पक्ष है। लत्ता आदि दस दोष नहीं गिने गए।',
      hinglish:
        'Vaar aur rikta tithiyan uttar ke panchangon ki tarah tauli jaati hain, varjit nahin. Holashtak granth mein bataayi nadiyon ke beech maana jaata hai, baaki jagah sirf kamzor paksh hai. Latta aadi das dosh nahin gine gaye.',
    },
  },
  vehicle: {
    name: { en: 'Taking a vehicle', hi: 'वाहन लेना', hinglish: 'Vahan lena' },
    nakshatras: [1, 5, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27],
    shukla: [...gentle, 6, 12, 15],
    krishna: [...gentleDark, 6, 13],
    varas: [0, ...working],
    bars: [],
    against: ['adhika', 'pitru-paksha', 'holashtak', 'guru-asta', 'shukra-asta'],
    byDay: false,
    lagnas: [...dualLagnas, 1, 4, 7, 10],
    source: 'Muhurta Chintamani, chapter 2',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'Movable and light nakshatras are taken; almanacs differ on Rohini and on Saturday.',
      hi: 'चर और लघु नक्षत्र लिए जाते हैं; रोहिणी और शनिवार पर पंचांग भिन्न हैं।',
      hinglish: 'Char aur laghu nakshatra liye jaate hain; Rohini aur Shanivar par panchang alag hain.',
    },
  },
  naming: {
    name: { en: 'Naming a child', hi: 'नामकरण', hinglish: 'Naamkaran' },
    nakshatras: [...dhruva, ...mridu, ...kshipra, ...chara],
    shukla: [...gentle, 12],
    krishna: [...gentle, 12],
    varas: [0, ...working],
    weakVaras: [0],
    bars: [],
    against: ['pitru-paksha', 'sankranti'],
    byDay: true,
    lagnas: [...sthiraLagnas, ...dualLagnas],
    source: 'Muhurta Chintamani, chapter 5',
    isVerified: false,
    agreement: 'wide',
    note: {
      en: 'The eleventh or twelfth day after birth is the first choice and asks for no other time; after that a day is chosen as here. Some leave Sunday out.',
      hi: 'जन्म के बाद ग्यारहवाँ या बारहवाँ दिन पहला विकल्प है और उसमें अलग मुहूर्त आवश्यक नहीं; उसके बाद ऐसे दिन चुना जाता है। कुछ लोग रविवार छोड़ते हैं।',
      hinglish:
        'Janm ke baad gyaarahvaan ya baarahvaan din pehla vikalp hai aur usmein alag muhurat zaroori nahin; uske baad aise din chuna jaata hai. Kuch log Ravivar chhodte hain.',
    },
  },
  mundan: {
    name: { en: 'First haircut (mundan)', hi: 'मुंडन (चूड़ाकरण)', hinglish: 'Mundan (chudakaran)' },
    nakshatras: [1, 5, 7, 8, 13, 14, 15, 17, 18, 22, 23, 24, 27],
    shukla: [2, 3, 5, 7, 10, 11, 13, 15],
    krishna: [2, 3, 5, 7, 10, 11, 13],
    varas: working,
    bars: ['dakshinayana', 'adhika'],
    against: ['guru-asta', 'shukra-asta', 'kharmas', 'sankranti', 'holashtak'],
    byDay: false,
    lagnas: [2, 3, 4, 6, 7, 9, 12],
    source: 'Muhurta Chintamani, chapter 5',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'In the Sun’s northward half. Some leave out Chaitra and, for a first child, Jyeshtha; many keep the setting of Jupiter and Venus as a bar, which here weighs against.',
      hi: 'उत्तरायण में। कुछ लोग चैत्र और पहली संतान के लिए ज्येष्ठ छोड़ते हैं; बहुत लोग गुरु-शुक्र के अस्त को वर्जित मानते हैं, जो यहाँ कमज़ोर पक्ष गिना गया है।',
      hinglish:
        'Uttarayan mein. Kuch log Chaitra aur pehli santaan ke liye Jyeshtha chhodte hain; kai log Guru-Shukra ke ast ko varjit maante hain, jo yahan kamzor paksh gina gaya hai.',
    },
  },
  annaprashan: {
    name: { en: 'First solid food (annaprashan)', hi: 'अन्नप्राशन', hinglish: 'Annaprashan' },
    nakshatras: [...dhruva, ...mridu, ...kshipra, ...chara],
    shukla: [2, 3, 5, 7, 10, 13, 15],
    krishna: [2, 3, 5, 7, 10],
    varas: working,
    bars: [],
    against: ['adhika', 'pitru-paksha', 'sankranti', 'guru-asta', 'shukra-asta'],
    byDay: true,
    lagnas: [2, 3, 4, 5, 6, 7, 9, 10, 11],
    source: 'Muhurta Chintamani, chapter 5',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'In even months after birth from the sixth for a boy, in odd ones from the fifth for a girl.',
      hi: 'जन्म के बाद बालक के लिए छठे से सम मासों में, बालिका के लिए पाँचवें से विषम मासों में।',
      hinglish:
        'Janm ke baad balak ke liye chhathe se sam maason mein, balika ke liye paanchven se visham maason mein.',
    },
  },
  upanayan: {
    name: { en: 'Sacred thread (upanayana)', hi: 'उपनयन (जनेऊ)', hinglish: 'Upanayan (janeu)' },
    nakshatras: [1, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27],
    shukla: [2, 3, 5, 10, 11, 12],
    krishna: [2, 3, 5],
    varas: [0, 1, 3, 4, 5],
    bars: ['dakshinayana', 'adhika', 'guru-asta', 'shukra-asta'],
    against: ['kharmas', 'sankranti', 'holashtak'],
    byDay: true,
    lagnas: [2, 3, 4, 6, 7, 9, 12],
    source: 'Muhurta Chintamani, chapter 5',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'Before noon, in the Sun’s northward half. Meena’s Sun, barred for other rites, is praised for this one by some.',
      hi: 'मध्याह्न से पहले, उत्तरायण में। मीन का सूर्य, जो अन्य संस्कारों में वर्जित है, इसके लिए कुछ लोग श्रेष्ठ मानते हैं।',
      hinglish:
        'Madhyahn se pehle, Uttarayan mein. Meena ka Surya, jo doosre sanskaron mein varjit hai, iske liye kuch log shreshth maante hain.',
    },
  },
  vidyarambh: {
    name: { en: 'Beginning of studies', hi: 'विद्यारंभ', hinglish: 'Vidyarambh' },
    nakshatras: [1, 5, 6, 7, 8, 9, 11, 13, 14, 15, 19, 20, 22, 23, 24, 25, 27],
    shukla: [2, 3, 5, 6, 10, 11, 12],
    krishna: [2, 3, 5, 6, 10, 11, 12],
    varas: [0, 3, 4, 5],
    bars: ['dakshinayana', 'adhika'],
    against: ['guru-asta', 'kharmas', 'sankranti'],
    byDay: true,
    lagnas: dualLagnas,
    source: 'Muhurta Chintamani, chapter 5',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'Vasanta Panchami and Vijayadashami are taken by custom without further choice.',
      hi: 'वसंत पंचमी और विजयादशमी परंपरा से बिना किसी और विचार के ली जाती हैं।',
      hinglish: 'Vasant Panchami aur Vijayadashami parampara se bina kisi aur vichar ke li jaati hain.',
    },
  },
  business: {
    name: { en: 'Opening a business', hi: 'व्यापार आरंभ', hinglish: 'Vyapar aarambh' },
    nakshatras: [...dhruva, ...mridu, ...kshipra],
    shukla: [...gentle, 6, 8, 12, 15],
    krishna: [...gentleDark, 6, 12],
    varas: [1, 3, 4, 5, 6],
    bars: [],
    against: ['adhika', 'pitru-paksha', 'holashtak', 'guru-asta', 'shukra-asta'],
    byDay: true,
    lagnas: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
    source: 'Muhurta Chintamani, chapter 2',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'Tuesday is left out and Kumbha is not taken as lagna. Dhanteras and Diwali are taken by custom.',
      hi: 'मंगलवार छोड़ा जाता है और कुंभ लग्न नहीं लिया जाता। धनतेरस और दीपावली परंपरा से ली जाती हैं।',
      hinglish:
        'Mangalvar chhoda jaata hai aur Kumbha lagna nahin liya jaata. Dhanteras aur Diwali parampara se li jaati hain.',
    },
  },
  property: {
    name: { en: 'Buying land or a house', hi: 'भूमि या घर ख़रीदना', hinglish: 'Zameen ya ghar kharidna' },
    nakshatras: [5, 7, 9, 10, 11, 16, 17, 19, 20, 25, 27],
    shukla: [5, 6, 10, 11, 15],
    krishna: [1, 5, 6, 10, 11],
    varas: [4, 5],
    bars: [],
    against: ['adhika', 'pitru-paksha'],
    byDay: true,
    lagnas: [...sthiraLagnas, ...dualLagnas],
    source: 'Muhurta Chintamani, chapter 2',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'For signing and paying. Thursday and Friday are named; some add Monday and Wednesday.',
      hi: 'हस्ताक्षर और भुगतान के लिए। गुरुवार और शुक्रवार बताए गए हैं; कुछ सोमवार और बुधवार भी लेते हैं।',
      hinglish:
        'Hastakshar aur bhugtaan ke liye. Guruvar aur Shukravar bataye gaye hain; kuch Somvar aur Budhvar bhi lete hain.',
    },
  },
  travel: {
    name: { en: 'Setting out on a journey', hi: 'यात्रा आरंभ', hinglish: 'Yatra aarambh' },
    nakshatras: [1, 5, 7, 8, 13, 17, 22, 23, 27],
    shukla: [2, 3, 5, 7, 10, 11, 13],
    krishna: [1, 2, 3, 5, 7, 10, 11, 13],
    varas: [0, 1, 2, 3, 4, 5, 6],
    bars: [],
    against: ['sankranti'],
    byDay: false,
    lagnas: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    source: 'Muhurta Chintamani, chapter 11',
    isVerified: false,
    agreement: 'wide',
    note: {
      en: 'For longer journeys. The weekday rules out a direction and not the day; the dhruva nakshatras are held to be middling.',
      hi: 'लंबी यात्राओं के लिए। वार दिशा को रोकता है, दिन को नहीं; ध्रुव नक्षत्र मध्यम माने जाते हैं।',
      hinglish:
        'Lambi yatraon ke liye. Vaar disha ko rokta hai, din ko nahin; dhruva nakshatra madhyam maane jaate hain.',
    },
  },
  bhoomi_pujan: {
    name: {
      en: 'Beginning to build (bhoomi pujan)',
      hi: 'भूमि पूजन, गृहारंभ',
      hinglish: 'Bhoomi pujan, griharambh',
    },
    nakshatras: [...dhruva, ...mridu, 8, 13, 15, 23, 24],
    shukla: [...gentle, 6, 12, 15],
    krishna: gentleDark,
    varas: [1, 3, 4, 5, 6],
    months: [2, 5, 8, 9, 11, 12],
    bars: ['adhika', 'guru-asta', 'shukra-asta'],
    against: ['kharmas', 'sankranti', 'chaturmas'],
    byDay: true,
    lagnas: [...sthiraLagnas, ...dualLagnas],
    source: 'Muhurta Chintamani, chapter 12',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'Texts disagree on the months; those taken here are named by most. The sleep of the earth is weighed, not barred.',
      hi: 'मासों पर ग्रंथ एकमत नहीं; यहाँ वे लिए गए हैं जिन्हें अधिकतर बताते हैं। भूमि-शयन तौला जाता है, वर्जित नहीं।',
      hinglish:
        'Maason par granth ekmat nahin; yahan ve liye gaye hain jinhein zyadatar batate hain. Bhoomi-shayan taula jaata hai, varjit nahin.',
    },
  },
  general: {
    name: { en: 'Any good beginning', hi: 'कोई भी शुभ आरंभ', hinglish: 'Koi bhi shubh aarambh' },
    nakshatras: [...dhruva, ...mridu, ...kshipra, ...chara],
    shukla: [...gentle, 6, 8, 12, 15],
    krishna: [...gentleDark, 6, 12, 13],
    varas: [0, 1, 3, 4, 5, 6],
    bars: [],
    against: ['adhika', 'kharmas', 'pitru-paksha', 'sankranti', 'guru-asta', 'shukra-asta'],
    byDay: false,
    lagnas: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    source: 'Muhurta Chintamani, chapters 1 and 2',
    isVerified: false,
    agreement: 'most',
    note: {
      en: 'The empty tithis, the new moon and the fierce and sharp nakshatras are left out.',
      hi: 'रिक्ता तिथियाँ, अमावस्या और उग्र-तीक्ष्ण नक्षत्र छोड़े जाते हैं।',
      hinglish: 'Rikta tithiyan, amavasya aur ugra-teekshna nakshatra chhode jaate hain.',
    },
  },
};
