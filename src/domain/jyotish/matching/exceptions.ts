import { lordOf } from '../dignities.ts';
import { areFriendly } from './relations.ts';
import type { Acceptance, Said } from '../said.ts';
import type { Koota, KootaId } from './kootas.ts';
import type { MatchedMoon } from './moon-of.ts';

export interface ExceptionRule {
  id: string;
  koota: KootaId;
  says: Said;
  source: string;
  isVerified: boolean;
  agreement: Acceptance;
  when: (boy: MatchedMoon, girl: MatchedMoon, kootas: Readonly<Record<KootaId, Koota>>) => boolean;
}

/** A rule that lifts a koota which gave nothing or little, and the points that those who follow it count. */
export interface Exception extends Omit<ExceptionRule, 'when'> {
  restores: number;
}

/** The exceptions that hold for a pair; none for a koota that gave its full points. */
export function exceptionsOf(
  boy: MatchedMoon,
  girl: MatchedMoon,
  kootas: Readonly<Record<KootaId, Koota>>,
): Exception[] {
  return exceptionRules
    .filter(({ koota, when }) => kootas[koota].points <= kootas[koota].of / 4 && when(boy, girl, kootas))
    .map(({ when: _when, ...rule }) => ({
      ...rule,
      restores: kootas[rule.koota].of - kootas[rule.koota].points,
    }));
}

export const exceptionRules: readonly ExceptionRule[] = [
  {
    id: 'nadi-same-rashi',
    koota: 'nadi',
    says: {
      en: 'Both Moons stand in one rashi but in different nakshatras: the likeness of nadi is then not counted.',
      hi: 'दोनों की राशि एक है पर नक्षत्र भिन्न: तब एक नाड़ी होना नहीं गिना जाता।',
      hinglish: 'Dono ki rashi ek hai par nakshatra alag: tab ek naadi hona nahin gina jaata.',
    },
    source: 'Muhurta Chintamani, chapter 6 (rashyaikye ced bhinnam riksham)',
    isVerified: false,
    agreement: 'wide',
    when: (boy, girl) => boy.sign === girl.sign && boy.nakshatra !== girl.nakshatra,
  },
  {
    id: 'nadi-same-nakshatra-two-rashis',
    koota: 'nadi',
    says: {
      en: 'Both Moons stand in one nakshatra but in two rashis: the likeness of nadi is then not counted.',
      hi: 'दोनों का नक्षत्र एक है पर राशियाँ दो: तब एक नाड़ी होना नहीं गिना जाता।',
      hinglish: 'Dono ka nakshatra ek hai par rashiyan do: tab ek naadi hona nahin gina jaata.',
    },
    source: 'Muhurta Chintamani, chapter 6 (nakshatraikye rashiyugmam)',
    isVerified: false,
    agreement: 'wide',
    when: (boy, girl) => boy.nakshatra === girl.nakshatra && boy.sign !== girl.sign,
  },
  {
    id: 'nadi-different-pada',
    koota: 'nadi',
    says: {
      en: 'Both Moons stand in one nakshatra but in different padas, which many hold to be enough.',
      hi: 'दोनों का नक्षत्र एक है पर चरण भिन्न, जिसे बहुत लोग पर्याप्त मानते हैं।',
      hinglish: 'Dono ka nakshatra ek hai par charan alag, jise kai log kaafi maante hain.',
    },
    source: 'Muhurta Chintamani, chapter 6 (nakshatraikye padabhede)',
    isVerified: false,
    agreement: 'most',
    when: (boy, girl) => boy.nakshatra === girl.nakshatra && boy.pada !== girl.pada,
  },
  {
    id: 'nadi-exempt-nakshatra',
    koota: 'nadi',
    says: {
      en: 'Both birth nakshatras are among the eight that a verse exempts: Rohini, Mrigashira, Ardra, Pushya, Vishakha, Shravana, Uttara Bhadrapada and Revati.',
      hi: 'दोनों जन्म नक्षत्र उन आठ में हैं जिन्हें एक श्लोक छूट देता है: रोहिणी, मृगशिरा, आर्द्रा, पुष्य, विशाखा, श्रवण, उत्तरा भाद्रपद और रेवती।',
      hinglish:
        'Dono janm nakshatra un aath mein hain jinhein ek shlok chhoot deta hai: Rohini, Mrigashira, Ardra, Pushya, Vishakha, Shravana, Uttara Bhadrapada aur Revati.',
    },
    source: 'Jyotisha Chintamani, as later digests quote it',
    isVerified: false,
    agreement: 'disputed',
    when: (boy, girl) => exempt.has(boy.nakshatra) && exempt.has(girl.nakshatra),
  },
  {
    id: 'bhakoot-same-lord',
    koota: 'bhakoot',
    says: {
      en: 'One planet is lord of both rashis: the distance of the rashis is then not counted.',
      hi: 'दोनों राशियों का स्वामी एक ही ग्रह है: तब राशियों की दूरी नहीं गिनी जाती।',
      hinglish: 'Dono rashiyon ka swami ek hi grah hai: tab rashiyon ki doori nahin gini jaati.',
    },
    source: 'Muhurta Chintamani, chapter 6',
    isVerified: false,
    agreement: 'wide',
    when: (boy, girl) => lordOf(boy.sign) === lordOf(girl.sign),
  },
  {
    id: 'bhakoot-friendly-lords',
    koota: 'bhakoot',
    says: {
      en: 'The lords of the two rashis are friends of each other, which lifts the distance of the rashis.',
      hi: 'दोनों राशियों के स्वामी परस्पर मित्र हैं, जिससे राशियों की दूरी का विचार हट जाता है।',
      hinglish:
        'Dono rashiyon ke swami aapas mein mitra hain, jisse rashiyon ki doori ka vichar hat jaata hai.',
    },
    source: 'Muhurta Chintamani, chapter 6 (khetapritih)',
    isVerified: false,
    agreement: 'most',
    when: (boy, girl) => lordOf(boy.sign) !== lordOf(girl.sign) && areFriendly(boy.sign, girl.sign),
  },
  {
    id: 'bhakoot-friendly-navamsas',
    koota: 'bhakoot',
    says: {
      en: 'The lords of the two navamsas are one or are friends; some take this where the lords of the rashis are not.',
      hi: 'दोनों नवांशों के स्वामी एक या मित्र हैं; राशि-स्वामी मित्र न हों तो कुछ लोग इसे लेते हैं।',
      hinglish:
        'Dono navamshon ke swami ek ya mitra hain; rashi-swami mitra na hon to kuch log ise lete hain.',
    },
    source: 'Muhurta Chintamani, chapter 6, with the Piyushadhara commentary',
    isVerified: false,
    agreement: 'disputed',
    when: (boy, girl) => !areFriendly(boy.sign, girl.sign) && areFriendly(boy.navamsa, girl.navamsa),
  },
  {
    id: 'gana-friendly-lords',
    koota: 'gana',
    says: {
      en: 'The lords of the two rashis, or those of the navamsas, are one or are friends: the difference of gana is then not counted.',
      hi: 'दोनों राशियों के, या नवांशों के, स्वामी एक या मित्र हैं: तब गण का भेद नहीं गिना जाता।',
      hinglish:
        'Dono rashiyon ke, ya navamshon ke, swami ek ya mitra hain: tab gan ka bhed nahin gina jaata.',
    },
    source: 'Muhurta Chintamani, chapter 6 (maitryam rashisvaminoh)',
    isVerified: false,
    agreement: 'most',
    when: (boy, girl) => areFriendly(boy.sign, girl.sign) || areFriendly(boy.navamsa, girl.navamsa),
  },
  {
    id: 'gana-same-rashi',
    koota: 'gana',
    says: {
      en: 'One rashi with two nakshatras lifts the difference of gana too.',
      hi: 'एक राशि और दो नक्षत्र गण का भेद भी हटा देते हैं।',
      hinglish: 'Ek rashi aur do nakshatra gan ka bhed bhi hata dete hain.',
    },
    source: 'Muhurta Chintamani, chapter 6 (rashyaikye ced bhinnam riksham)',
    isVerified: false,
    agreement: 'wide',
    when: (boy, girl) => boy.sign === girl.sign && boy.nakshatra !== girl.nakshatra,
  },
  {
    id: 'maitri-good-bhakoot',
    koota: 'maitri',
    says: {
      en: 'The rashis stand well to each other, which outweighs that their lords are no friends.',
      hi: 'राशियाँ परस्पर अच्छी स्थिति में हैं, जो स्वामियों की अमैत्री से भारी है।',
      hinglish: 'Rashiyan aapas mein achhi sthiti mein hain, jo swamiyon ki amaitri se bhaari hai.',
    },
    source: 'Muhurta Chintamani, chapter 6 (khetaritvam nashayet sadbhakutam)',
    isVerified: false,
    agreement: 'most',
    when: (_boy, _girl, { bhakoot }) => bhakoot.points === bhakoot.of,
  },
];

const exempt: ReadonlySet<number> = new Set([4, 5, 6, 8, 16, 22, 26, 27]);
