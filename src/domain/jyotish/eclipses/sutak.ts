import { dayHolding } from '../../festivals/choose-day.ts';
import type { Settings } from '../../panchang/settings.ts';
import { solarDayOfNumber } from '../../panchang/solar-day.ts';
import type { Instant, Interval } from '../../time/zone.ts';
import type { Acceptance, Said } from '../said.ts';

/**
 * The time of restraint before an eclipse that is seen. It begins four praharas before one of the Sun and three before one
 * of the Moon, one for children, the old and the sick (Vriddha Gautama, as the Nirnayasindhu quotes him).
 */
export interface Sutak {
  /** Whole praharas before the one in which it begins, a prahara being a quarter of that day or night. */
  from: Instant;
  fromForChildrenAndSick: Instant;
  /** As newspapers count: twelve hours before one of the Sun, nine before one of the Moon. */
  fromByTheClock: Instant;
  /** The end of the eclipse. */
  to: Instant;
  /** Where it sets eclipsed the fast is kept until it is seen whole again: the next rise; null where it does not. */
  fastUntil: Instant | null;
}

export function sutakOf(
  body: 'sun' | 'moon',
  eclipse: Interval,
  seen: readonly Interval[],
  nextRise: Instant | null,
  settings: Settings,
): Sutak {
  const begins = eclipse.from;
  const ends = nextRise === null ? eclipse.to : (seen.at(-1)?.to ?? eclipse.to);
  return {
    from: praharasBefore(begins, body === 'sun' ? 4 : 3, settings),
    fromForChildrenAndSick: praharasBefore(begins, 1, settings),
    fromByTheClock: begins - (body === 'sun' ? 12 : 9) * 3_600_000,
    to: ends,
    fastUntil: nextRise,
  };
}

/** The beginning of the prahara so many before the one that holds an instant. */
function praharasBefore(at: Instant, count: number, settings: Settings): Instant {
  const dayNumber = dayHolding(at, settings);
  const begins = [dayNumber - 1, dayNumber].flatMap((number) => {
    const { start, dusk } = solarDayOfNumber(number, settings);
    const { start: next } = solarDayOfNumber(number + 1, settings);
    return [0, 1, 2, 3]
      .map((quarter) => start + (quarter * (dusk - start)) / 4)
      .concat([0, 1, 2, 3].map((quarter) => dusk + (quarter * (next - dusk)) / 4));
  });
  const holding = begins.findLastIndex((begin) => begin <= at);
  return Math.round(begins[Math.max(0, holding - count)] ?? at);
}

interface SutakNote {
  says: Said;
  source: string;
  isVerified: boolean;
  agreement: Acceptance;
}

/** What is told beside the times. */
export const sutakNotes = {
  visible: {
    says: {
      en: 'Sutak is kept only where the eclipse can be seen. One that is below the horizon asks for nothing.',
      hi: 'सूतक वहीं माना जाता है जहाँ ग्रहण दिखाई दे। क्षितिज के नीचे का ग्रहण कोई नियम नहीं माँगता।',
      hinglish:
        'Sutak wahin maana jaata hai jahan grahan dikhai de. Kshitij ke neeche ka grahan koi niyam nahin maangta.',
    },
    source: 'Nirnayasindhu, first chapter, on eclipses',
    isVerified: false,
    agreement: 'wide',
  },
  penumbral: {
    says: {
      en: 'The Moon only dims in the outer shadow and is not seen bitten: the digests do not count this as an eclipse, and no sutak is kept.',
      hi: 'चंद्रमा केवल उपच्छाया में धुँधला होता है, कटा हुआ नहीं दिखता: शास्त्र इसे ग्रहण नहीं गिनते और सूतक नहीं माना जाता।',
      hinglish:
        'Chandrama sirf upachhaya mein dhundhla hota hai, kata hua nahin dikhta: shastra ise grahan nahin ginte aur sutak nahin maana jaata.',
    },
    source: 'Printed almanacs',
    isVerified: false,
    agreement: 'wide',
  },
  exempt: {
    says: {
      en: 'Children, the old, the sick and whoever needs food or medicine are free of the long fast; for them one prahara is counted, and health comes first.',
      hi: 'बच्चे, वृद्ध, अस्वस्थ और जिन्हें भोजन या दवा चाहिए, वे लंबे उपवास से मुक्त हैं; उनके लिए एक प्रहर गिना जाता है, और स्वास्थ्य पहले है।',
      hinglish:
        'Bachche, vriddh, aswasth aur jinhein bhojan ya dawa chahiye, ve lambe upvas se mukt hain; unke liye ek prahar gina jaata hai, aur swasthya pehle hai.',
    },
    source: 'Vriddha Gautama in the Nirnayasindhu, first chapter',
    isVerified: false,
    agreement: 'wide',
  },
  praharas: {
    says: {
      en: 'Almanacs count whole quarters of the day or night back from the one in which the eclipse begins; newspapers count twelve hours for the Sun and nine for the Moon. Both are given.',
      hi: 'पंचांग उस प्रहर से पूरे प्रहर पीछे गिनते हैं जिसमें ग्रहण आरंभ होता है; समाचारपत्र सूर्य के लिए बारह और चंद्र के लिए नौ घंटे गिनते हैं। दोनों दिए गए हैं।',
      hinglish:
        'Panchang us prahar se poore prahar peeche ginte hain jismein grahan shuru hota hai; akhbaar Surya ke liye baarah aur Chandra ke liye nau ghante ginte hain. Dono diye gaye hain.',
    },
    source: 'Nirnayasindhu, first chapter; newspapers',
    isVerified: false,
    agreement: 'disputed',
  },
} as const satisfies Record<string, SutakNote>;
