import { nakshatraName, rashiName } from '../../panchang/names.ts';
import { signOfHouse, type Chart } from '../chart.ts';
import { lordOf } from '../dignities.ts';
import type { RuleSource } from '../rules/rule.ts';
import type { Acceptance, Said } from '../said.ts';
import { houseMatters, ofLagna, ofMoonSign, ofNakshatra, type Phrase } from './phrases.ts';

/** What tradition names of where something stands: tendencies, the same words for the same place. */
export interface Reading {
  id: string;
  says: Said;
  source: RuleSource;
  /** Whether chapter and verse were found alike in two places that do not depend on each other. */
  isVerified: boolean;
  agreement: Acceptance;
}

/** The lagna, the Moon's sign and nakshatra, and the lords of the twelve houses; without a lagna the Moon's alone. */
export function readingsOf(chart: Chart): Reading[] {
  const { lagna, grahas } = chart;
  const { sign, nakshatra } = grahas.moon;
  return [
    ...(lagna === null ? [] : [lagnaReading(lagna.sign)]),
    moonSignReading(sign),
    nakshatraReading(nakshatra),
    ...(lagna === null
      ? []
      : houseMatters.map((_, index) => {
          const house = index + 1;
          return lordReading(house, grahas[lordOf(signOfHouse(chart, house))].house);
        })),
  ];
}

export function lagnaReading(sign: number): Reading {
  const [name, nameHi] = [rashiName(sign, 'en'), rashiName(sign, 'hi')];
  const [en, hi, hinglish] = phraseOf(ofLagna, sign);
  return {
    id: `lagna-${sign}`,
    says: {
      en: `${name} rises: the books name ${en}.`,
      hi: `${nameHi} लग्न: ग्रंथ ${hi} बताते हैं।`,
      hinglish: `${name} lagna: granth ${hinglish} batate hain.`,
    },
    source: { book: 'PD', verse: `9.${sign}` },
    isVerified: true,
    agreement: 'wide',
  };
}

export function moonSignReading(sign: number): Reading {
  const [name, nameHi] = [rashiName(sign, 'en'), rashiName(sign, 'hi')];
  const [en, hi, hinglish] = phraseOf(ofMoonSign, sign);
  return {
    id: `moon-sign-${sign}`,
    says: {
      en: `The Moon is in ${name}: the books name ${en}.`,
      hi: `चंद्र ${nameHi} राशि में: ग्रंथ ${hi} बताते हैं।`,
      hinglish: `Chandra ${name} rashi mein: granth ${hinglish} batate hain.`,
    },
    source: { book: 'BJ', verse: `17.${sign}` },
    isVerified: true,
    agreement: 'wide',
  };
}

export function nakshatraReading(nakshatra: number): Reading {
  const [name, nameHi] = [nakshatraName(nakshatra, 'en'), nakshatraName(nakshatra, 'hi')];
  const [en, hi, hinglish] = phraseOf(ofNakshatra, nakshatra);
  // Two nakshatras a verse, but for Punarvasu, which has one to itself.
  const verse = nakshatra <= 7 ? Math.ceil(nakshatra / 2) : Math.floor(nakshatra / 2) + 1;
  return {
    id: `nakshatra-${nakshatra}`,
    says: {
      en: `The Moon is in ${name}: the books name ${en}.`,
      hi: `चंद्र ${nameHi} नक्षत्र में: ग्रंथ ${hi} बताते हैं।`,
      hinglish: `Chandra ${name} nakshatra mein: granth ${hinglish} batate hain.`,
    },
    source: { book: 'BJ', verse: `16.${verse}` },
    isVerified: false,
    agreement: 'wide',
  };
}

/** The lord of one house in another; BPHS 24 goes through all of them in order. */
export function lordReading(house: number, stands: number): Reading {
  const [en, hi, hinglish] = phraseOf(houseMatters, house);
  const [thereEn, thereHi, thereHinglish] = phraseOf(houseMatters, stands);
  return {
    id: `lord-${house}-in-${stands}`,
    says:
      house === stands
        ? {
            en: `The lord of house ${house} (${en}) is at home: the books take its matters as well kept.`,
            hi: `भाव ${house} (${hi}) का स्वामी अपने ही भाव में है: ग्रंथ इन विषयों को सुरक्षित मानते हैं।`,
            hinglish: `Bhaav ${house} (${hinglish}) ka swami apne hi bhaav mein hai: granth in vishayon ko surakshit maante hain.`,
          }
        : {
            en: `The lord of house ${house} (${en}) stands in house ${stands} (${thereEn}): the books tie the first to the second.`,
            hi: `भाव ${house} (${hi}) का स्वामी भाव ${stands} (${thereHi}) में है: ग्रंथ पहले को दूसरे से जोड़ते हैं।`,
            hinglish: `Bhaav ${house} (${hinglish}) ka swami bhaav ${stands} (${thereHinglish}) mein hai: granth pehle ko doosre se jodte hain.`,
          },
    source: { book: 'BPHS', verse: `24.${12 * (house - 1) + stands}` },
    isVerified: false,
    agreement: 'most',
  };
}

function phraseOf(phrases: readonly Phrase[], number: number): Phrase {
  const phrase = phrases[number - 1];
  if (phrase === undefined) throw new RangeError(`There is nothing to read of ${number}.`);
  return phrase;
}
