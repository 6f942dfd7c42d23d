import type { Language } from '../language.ts';
import type { ChoghadiyaId } from './day-parts.ts';

type Names = Readonly<Record<Language, readonly string[]>>;

/** Names of the panchang in English letters and in Devanagari. Numbers are those of the domain, the first is 1. */
export function tithiName(tithi: number, language: Language): string {
  if (tithi === 30) return newMoon[language];
  if (tithi > 30) throw new RangeError(`There is no name for ${tithi}.`);
  return named(tithis, ((tithi - 1) % 15) + 1, language);
}

/** With its half of the month, as 'Shukla Panchami'; the full and the new moon stand alone. */
export function tithiWithPaksha(tithi: number, language: Language): string {
  const name = tithiName(tithi, language);
  if (tithi % 15 === 0) return name;
  return `${pakshaName(tithi > 15 ? 'krishna' : 'shukla', language)} ${name}`;
}

export function pakshaName(paksha: 'shukla' | 'krishna', language: Language): string {
  return pakshas[paksha][language];
}

export function nakshatraName(nakshatra: number, language: Language): string {
  return named(nakshatras, nakshatra, language);
}

export function yogaName(yoga: number, language: Language): string {
  return named(yogas, yoga, language);
}

/**
 * Of the sixty half tithis of a lunation the first is Kimstughna and the last three are Shakuni, Chatushpada and Naga;
 * seven others return eight times between.
 */
export function karanaName(karana: number, language: Language): string {
  if (karana === 1) return named(fixedKaranas, 4, language);
  return karana >= 58
    ? named(fixedKaranas, karana - 57, language)
    : named(movingKaranas, ((karana - 2) % 7) + 1, language);
}

/** 0 Sunday … 6 Saturday, as the vara is called. */
export function varaName(vara: number, language: Language): string {
  return named(varas, vara + 1, language);
}

/** 1 Chaitra … 12 Phalguna. */
function lunarMonthName(month: number, language: Language): string {
  return named(months, month, language);
}

/** 'Adhika Jyeshtha' where it is the month put in. */
export function lunarMonthLabel(month: number, isAdhika: boolean, language: Language): string {
  const name = lunarMonthName(month, language);
  return isAdhika ? `${adhika[language]} ${name}` : name;
}

export function rituName(ritu: number, language: Language): string {
  return named(ritus, ritu, language);
}

export function ayanaName(ayana: 'uttarayana' | 'dakshinayana', language: Language): string {
  return ayanas[ayana][language];
}

/** 1 Mesha … 12 Meena. */
export function rashiName(rashi: number, language: Language): string {
  return named(rashis, rashi, language);
}

export function choghadiyaName(id: ChoghadiyaId, language: Language): string {
  return choghadiyas[id][language];
}

export type KaalaName =
  | 'rahuKalam'
  | 'yamaganda'
  | 'gulika'
  | 'abhijit'
  | 'brahmaMuhurta'
  | 'sunrise'
  | 'sunset'
  | 'moonrise'
  | 'moonset';

export function kaalaName(kaala: KaalaName, language: Language): string {
  return kaalas[kaala][language];
}

export function samvatName(samvat: 'vikram' | 'gujarati' | 'shaka', language: Language): string {
  return samvats[samvat][language];
}

function named(names: Names, number: number, language: Language): string {
  const name = names[language][number - 1];
  if (name === undefined) throw new RangeError(`There is no name for ${number}.`);
  return name;
}

const newMoon: Readonly<Record<Language, string>> = { en: 'Amavasya', hi: 'अमावस्या' };
const adhika: Readonly<Record<Language, string>> = { en: 'Adhika', hi: 'अधिक' };

const pakshas = {
  shukla: { en: 'Shukla', hi: 'शुक्ल' },
  krishna: { en: 'Krishna', hi: 'कृष्ण' },
} as const;

const tithis: Names = {
  en: [
    'Pratipada',
    'Dwitiya',
    'Tritiya',
    'Chaturthi',
    'Panchami',
    'Shashthi',
    'Saptami',
    'Ashtami',
    'Navami',
    'Dashami',
    'Ekadashi',
    'Dwadashi',
    'Trayodashi',
    'Chaturdashi',
    'Purnima',
  ],
  hi: [
    'प्रतिपदा',
    'द्वितीया',
    'तृतीया',
    'चतुर्थी',
    'पंचमी',
    'षष्ठी',
    'सप्तमी',
    'अष्टमी',
    'नवमी',
    'दशमी',
    'एकादशी',
    'द्वादशी',
    'त्रयोदशी',
    'चतुर्दशी',
    'पूर्णिमा',
  ],
};

const nakshatras: Names = {
  en: [
    'Ashwini',
    'Bharani',
    'Krittika',
    'Rohini',
    'Mrigashira',
    'Ardra',
    'Punarvasu',
    'Pushya',
    'Ashlesha',
    'Magha',
    'Purva Phalguni',
    'Uttara Phalguni',
    'Hasta',
    'Chitra',
    'Swati',
    'Vishakha',
    'Anuradha',
    'Jyeshtha',
    'Mula',
    'Purva Ashadha',
    'Uttara Ashadha',
    'Shravana',
    'Dhanishtha',
    'Shatabhisha',
    'Purva Bhadrapada',
    'Uttara Bhadrapada',
    'Revati',
  ],
  hi: [
    'अश्विनी',
    'भरणी',
    'कृत्तिका',
    'रोहिणी',
    'मृगशिरा',
    'आर्द्रा',
    'पुनर्वसु',
    'पुष्य',
    'आश्लेषा',
    'मघा',
    'पूर्वा फाल्गुनी',
    'उत्तरा फाल्गुनी',
    'हस्त',
    'चित्रा',
    'स्वाति',
    'विशाखा',
    'अनुराधा',
    'ज्येष्ठा',
    'मूल',
    'पूर्वाषाढ़ा',
    'उत्तराषाढ़ा',
    'श्रवण',
    'धनिष्ठा',
    'शतभिषा',
    'पूर्वा भाद्रपद',
    'उत्तरा भाद्रपद',
    'रेवती',
  ],
};

const yogas: Names = {
  en: [
    'Vishkambha',
    'Priti',
    'Ayushman',
    'Saubhagya',
    'Shobhana',
    'Atiganda',
    'Sukarma',
    'Dhriti',
    'Shula',
    'Ganda',
    'Vriddhi',
    'Dhruva',
    'Vyaghata',
    'Harshana',
    'Vajra',
    'Siddhi',
    'Vyatipata',
    'Variyana',
    'Parigha',
    'Shiva',
    'Siddha',
    'Sadhya',
    'Shubha',
    'Shukla',
    'Brahma',
    'Indra',
    'Vaidhriti',
  ],
  hi: [
    'विष्कंभ',
    'प्रीति',
    'आयुष्मान',
    'सौभाग्य',
    'शोभन',
    'अतिगंड',
    'सुकर्मा',
    'धृति',
    'शूल',
    'गंड',
    'वृद्धि',
    'ध्रुव',
    'व्याघात',
    'हर्षण',
    'वज्र',
    'सिद्धि',
    'व्यतीपात',
    'वरीयान',
    'परिघ',
    'शिव',
    'सिद्ध',
    'साध्य',
    'शुभ',
    'शुक्ल',
    'ब्रह्म',
    'इंद्र',
    'वैधृति',
  ],
};

const movingKaranas: Names = {
  en: ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti (Bhadra)'],
  hi: ['बव', 'बालव', 'कौलव', 'तैतिल', 'गर', 'वणिज', 'विष्टि (भद्रा)'],
};

const fixedKaranas: Names = {
  en: ['Shakuni', 'Chatushpada', 'Naga', 'Kimstughna'],
  hi: ['शकुनि', 'चतुष्पद', 'नाग', 'किंस्तुघ्न'],
};

const varas: Names = {
  en: ['Ravivara', 'Somavara', 'Mangalavara', 'Budhavara', 'Guruvara', 'Shukravara', 'Shanivara'],
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
};

const months: Names = {
  en: [
    'Chaitra',
    'Vaishakha',
    'Jyeshtha',
    'Ashadha',
    'Shravana',
    'Bhadrapada',
    'Ashvina',
    'Kartika',
    'Margashirsha',
    'Pausha',
    'Magha',
    'Phalguna',
  ],
  hi: [
    'चैत्र',
    'वैशाख',
    'ज्येष्ठ',
    'आषाढ़',
    'श्रावण',
    'भाद्रपद',
    'आश्विन',
    'कार्तिक',
    'मार्गशीर्ष',
    'पौष',
    'माघ',
    'फाल्गुन',
  ],
};

const ritus: Names = {
  en: ['Vasanta', 'Grishma', 'Varsha', 'Sharad', 'Hemanta', 'Shishira'],
  hi: ['वसंत', 'ग्रीष्म', 'वर्षा', 'शरद', 'हेमंत', 'शिशिर'],
};

const ayanas = {
  uttarayana: { en: 'Uttarayana', hi: 'उत्तरायण' },
  dakshinayana: { en: 'Dakshinayana', hi: 'दक्षिणायन' },
} as const;

const rashis: Names = {
  en: [
    'Mesha',
    'Vrishabha',
    'Mithuna',
    'Karka',
    'Simha',
    'Kanya',
    'Tula',
    'Vrishchika',
    'Dhanu',
    'Makara',
    'Kumbha',
    'Meena',
  ],
  hi: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
};

const choghadiyas: Readonly<Record<ChoghadiyaId, Readonly<Record<Language, string>>>> = {
  udveg: { en: 'Udveg', hi: 'उद्वेग' },
  chal: { en: 'Chal', hi: 'चल' },
  labh: { en: 'Labh', hi: 'लाभ' },
  amrit: { en: 'Amrit', hi: 'अमृत' },
  kaal: { en: 'Kaal', hi: 'काल' },
  shubh: { en: 'Shubh', hi: 'शुभ' },
  rog: { en: 'Rog', hi: 'रोग' },
};

const kaalas: Readonly<Record<KaalaName, Readonly<Record<Language, string>>>> = {
  rahuKalam: { en: 'Rahu Kalam', hi: 'राहु काल' },
  yamaganda: { en: 'Yamaganda', hi: 'यमगंड काल' },
  gulika: { en: 'Gulika', hi: 'गुलिक काल' },
  abhijit: { en: 'Abhijit Muhurta', hi: 'अभिजित मुहूर्त' },
  brahmaMuhurta: { en: 'Brahma Muhurta', hi: 'ब्रह्म मुहूर्त' },
  sunrise: { en: 'Sunrise', hi: 'सूर्योदय' },
  sunset: { en: 'Sunset', hi: 'सूर्यास्त' },
  moonrise: { en: 'Moonrise', hi: 'चंद्रोदय' },
  moonset: { en: 'Moonset', hi: 'चंद्रास्त' },
};

const samvats = {
  vikram: { en: 'Vikram Samvat', hi: 'विक्रम संवत' },
  gujarati: { en: 'Vikram Samvat (Gujarat)', hi: 'विक्रम संवत (गुजरात)' },
  shaka: { en: 'Shaka Samvat', hi: 'शक संवत' },
} as const;
