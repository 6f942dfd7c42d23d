import type { Degrees, Direction9, SourceId, Text } from './types.ts';

export interface DirectionFacts {
  /** The middle of the direction; the centre has none. */
  centre?: Degrees;
  name: Text;
  sanskrit: string;
  deity: Text;
  planet?: Text;
  element: Text;
  standsFor: Text;
  sources: readonly SourceId[];
}

// prettier-ignore
export const directions: Readonly<Record<Direction9, DirectionFacts>> = {
  N: { centre: 0 as Degrees, name: { en: 'north', hi: 'उत्तर' }, sanskrit: 'Uttara, Kauberi', deity: { en: 'Kubera', hi: 'कुबेर' }, planet: { en: 'Mercury', hi: 'बुध' }, element: { en: 'water in modern lists; the verses fix none', hi: 'आधुनिक सूचियों में जल; श्लोकों में तय नहीं' }, standsFor: { en: 'the open side, treasury and opportunity', hi: 'खुली दिशा, धन-कोष और अवसर' }, sources: ['VF', 'MVZ', 'VJ'] },
  NE: { centre: 45 as Degrees, name: { en: 'north-east', hi: 'उत्तर-पूर्व (ईशान)' }, sanskrit: 'Ishanya, Aishani', deity: { en: 'Ishana (Shiva)', hi: 'ईशान (शिव)' }, planet: { en: 'Jupiter', hi: 'गुरु (बृहस्पति)' }, element: { en: 'water', hi: 'जल' }, standsFor: { en: 'clarity and worship; the lightest, lowest corner', hi: 'स्पष्टता और पूजा; सबसे हल्का और नीचा कोना' }, sources: ['BS', 'VF', 'VJ'] },
  E: { centre: 90 as Degrees, name: { en: 'east', hi: 'पूर्व' }, sanskrit: 'Purva, Prachi', deity: { en: 'Indra and Surya', hi: 'इंद्र और सूर्य' }, planet: { en: 'Sun', hi: 'सूर्य' }, element: { en: 'not fixed: air in 16-zone schools, fire in others', hi: 'तय नहीं: 16-ज़ोन पद्धति में वायु, दूसरों में अग्नि' }, standsFor: { en: 'morning light and social life', hi: 'सुबह की रोशनी और मेल-जोल' }, sources: ['VF', 'VJ'] },
  SE: { centre: 135 as Degrees, name: { en: 'south-east', hi: 'दक्षिण-पूर्व (आग्नेय)' }, sanskrit: 'Agneya', deity: { en: 'Agni', hi: 'अग्नि' }, planet: { en: 'Venus', hi: 'शुक्र' }, element: { en: 'fire', hi: 'अग्नि' }, standsFor: { en: 'energy and cooking', hi: 'ऊर्जा और भोजन पकाना' }, sources: ['BS', 'VF', 'VJ'] },
  S: { centre: 180 as Degrees, name: { en: 'south', hi: 'दक्षिण' }, sanskrit: 'Dakshina, Yamya', deity: { en: 'Yama', hi: 'यम' }, planet: { en: 'Mars', hi: 'मंगल' }, element: { en: 'fire in 16-zone schools, earth in others', hi: '16-ज़ोन पद्धति में अग्नि, दूसरों में पृथ्वी' }, standsFor: { en: 'rest and discipline', hi: 'आराम और अनुशासन' }, sources: ['VF', 'VJ', 'MVZ'] },
  SW: { centre: 225 as Degrees, name: { en: 'south-west', hi: 'दक्षिण-पश्चिम (नैर्ऋत्य)' }, sanskrit: 'Nairritya', deity: { en: 'Nirriti and the Pitrs', hi: 'निर्ऋति और पितर' }, planet: { en: 'Rahu', hi: 'राहु' }, element: { en: 'earth', hi: 'पृथ्वी' }, standsFor: { en: 'stability; the heaviest, highest corner', hi: 'स्थिरता; सबसे भारी और ऊँचा कोना' }, sources: ['BS', 'VF', 'VJ'] },
  W: { centre: 270 as Degrees, name: { en: 'west', hi: 'पश्चिम' }, sanskrit: 'Paschima, Varuni', deity: { en: 'Varuna', hi: 'वरुण' }, planet: { en: 'Saturn', hi: 'शनि' }, element: { en: 'water, space or air, by school', hi: 'पद्धति के अनुसार जल, आकाश या वायु' }, standsFor: { en: 'savings and learning', hi: 'बचत और विद्या' }, sources: ['VF', 'VJ', 'MVZ'] },
  NW: { centre: 315 as Degrees, name: { en: 'north-west', hi: 'उत्तर-पश्चिम (वायव्य)' }, sanskrit: 'Vayavya, Maruti', deity: { en: 'Vayu', hi: 'वायु' }, planet: { en: 'Moon', hi: 'चंद्र' }, element: { en: 'air; space in 16-zone schools', hi: 'वायु; 16-ज़ोन पद्धति में आकाश' }, standsFor: { en: 'movement, guests and grain', hi: 'आना-जाना, मेहमान और अनाज' }, sources: ['BS', 'VF', 'VJ'] },
  C: { name: { en: 'centre', hi: 'बीच (ब्रह्मस्थान)' }, sanskrit: 'Brahmasthana', deity: { en: 'Brahma', hi: 'ब्रह्मा' }, element: { en: 'space', hi: 'आकाश' }, standsFor: { en: 'the open, unburdened middle', hi: 'खुला, बिना बोझ का बीच का भाग' }, sources: ['BS', 'VF'] },
};
