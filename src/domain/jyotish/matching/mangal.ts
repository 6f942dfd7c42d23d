import { minuteMs, type Interval } from '../../time/zone.ts';
import type { BirthMoment } from '../birth.ts';
import { chartOf } from '../chart.ts';
import { manglikOf, type Manglik } from '../rules/manglik.ts';
import type { Acceptance, Said } from '../said.ts';

/** Who bears the Mars of matching once the exceptions have been taken; `open` where it hangs on an uncertain time. */
export type MangalBearing = 'neither' | 'both' | 'boy' | 'girl' | 'open';

export interface MangalSide extends Manglik {
  /** Whether every time that the birth may have had gives the same answer. */
  holds: boolean;
}

/** Mars in a birth, and whether each moment of the range in which the birth may lie tells the same. */
export function mangalSideOf(
  moment: BirthMoment,
  { from, to }: Interval,
  { hasTime }: { hasTime: boolean },
): MangalSide {
  const told = (at: number) => manglikOf(chartOf({ ...moment, at }, undefined, { hasTime }));
  const manglik = told(moment.at);
  const isSame = (at: number) => told(at).isManglik === manglik.isManglik;
  const stepMs = hasTime ? signStepMs : hourMs;
  let holds = isSame(to);
  for (let at = from; holds && at < to; at += stepMs) holds = isSame(at);
  return { ...manglik, holds };
}

/** No sign rises in less where there is a lagna, but for minutes near the polar circles. */
const signStepMs = 5 * minuteMs;
/** Without a lagna only the signs of Moon, Venus and Mars count, of which the Moon's lasts longer than two days. */
const hourMs = 60 * minuteMs;

export interface MangalComparison {
  boy: MangalSide;
  girl: MangalSide;
  bearing: MangalBearing;
  says: Said;
  source: string;
  isVerified: boolean;
  agreement: Acceptance;
}

/** The two sides beside each other, as facts; it adds nothing to the points and takes none. */
export function compareMangal(boy: MangalSide, girl: MangalSide): MangalComparison {
  const bearing = bearingOf(boy, girl);
  return {
    boy,
    girl,
    bearing,
    says: mangalNotes[bearing],
    source: 'Handbooks of matching; Brihat Parashara Hora Shastra has the rule for one chart, not for two',
    isVerified: false,
    agreement: 'disputed',
  };
}

function bearingOf(boy: MangalSide, girl: MangalSide): MangalBearing {
  if (!boy.holds || !girl.holds) return 'open';
  if (boy.isManglik === girl.isManglik) return boy.isManglik ? 'both' : 'neither';
  return boy.isManglik ? 'boy' : 'girl';
}

export const mangalNotes: Readonly<Record<MangalBearing, Said>> = {
  neither: {
    en: 'Mars counts on neither side, or its exceptions lift it on both.',
    hi: 'मंगल किसी ओर नहीं गिना जाता, या अपवादों से दोनों ओर हट जाता है।',
    hinglish: 'Mangal kisi or nahin gina jaata, ya apvaadon se dono or hat jaata hai.',
  },
  both: {
    en: 'Mars counts on both sides; tradition takes the two as balancing each other.',
    hi: 'मंगल दोनों ओर गिना जाता है; परंपरा इसे एक-दूसरे का संतुलन मानती है।',
    hinglish: 'Mangal dono or gina jaata hai; parampara ise ek-doosre ka santulan maanti hai.',
  },
  boy: {
    en: 'Mars counts on his side alone. Schools differ on the houses, on the exceptions and on whether it matters at all.',
    hi: 'मंगल केवल वर की ओर गिना जाता है। भावों पर, अपवादों पर और इस पर भी मत भिन्न हैं कि इसका विचार हो या नहीं।',
    hinglish:
      'Mangal sirf var ki or gina jaata hai. Bhaavon par, apvaadon par aur is par bhi mat alag hain ki iska vichar ho ya nahin.',
  },
  girl: {
    en: 'Mars counts on her side alone. Schools differ on the houses, on the exceptions and on whether it matters at all.',
    hi: 'मंगल केवल कन्या की ओर गिना जाता है। भावों पर, अपवादों पर और इस पर भी मत भिन्न हैं कि इसका विचार हो या नहीं।',
    hinglish:
      'Mangal sirf kanya ki or gina jaata hai. Bhaavon par, apvaadon par aur is par bhi mat alag hain ki iska vichar ho ya nahin.',
  },
  open: {
    en: 'Whether Mars counts hangs on the exact time of birth, which is not known well enough.',
    hi: 'मंगल गिना जाए या नहीं, यह जन्म के ठीक समय पर निर्भर है, जो पर्याप्त निश्चित नहीं है।',
    hinglish:
      'Mangal gina jaaye ya nahin, yeh janm ke theek samay par nirbhar hai, jo kaafi nishchit nahin hai.',
  },
};
