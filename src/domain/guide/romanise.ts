import { transliterateWord } from './transliterate.ts';

/** What Hindi speakers type for words that a rule would spell otherwise, and the English words they use instead. */
const habits: Readonly<Record<string, string>> = {
  में: 'me', है: 'hai', हैं: 'hain', नहीं: 'nahi', और: 'aur', यह: 'yeh', वह: 'woh', ये: 'ye', वे: 'we', वाले: 'wale', वाला: 'wala', वाली: 'wali', लिए: 'liye', दिए: 'diye', किए: 'kiye', पर: 'par', या: 'ya', ही: 'hi', भी: 'bhi', तो: 'to',
  हो: 'ho', जो: 'jo', न: 'na', व: 'va', से: 'se', के: 'ke', की: 'ki', का: 'ka', को: 'ko', ने: 'ne', कि: 'ki', हाँ: 'haan', क्या: 'kya', ठीक: 'theek', कोई: 'koi',
  बहुत: 'bahut', उत्तर: 'north', दक्षिण: 'south', पूर्व: 'east', पश्चिम: 'west', उत्तरी: 'north', दक्षिणी: 'south', पूर्वी: 'east', पश्चिमी: 'west',
  ईशान: 'ishan (NE)', आग्नेय: 'agneya (SE)', नैर्ऋत्य: 'nairitya (SW)', वायव्य: 'vayavya (NW)', दक्षिणमुखी: 'south-facing', पश्चिममुखी: 'west-facing',
  रसोई: 'kitchen', शौचालय: 'toilet', शयनकक्ष: 'bedroom', बैठक: 'living room', स्नानघर: 'bathroom', द्वार: 'door', द्वारों: 'doors', दरवाज़ा: 'darwaza', दरवाज़े: 'darwaze',
  बृहत्संहिता: 'Brihat Samhita', मत्स्य: 'Matsya', पुराण: 'Purana', अग्निपुराण: 'Agni Purana', मयमत: 'Mayamata', मानसार: 'Manasara', केरल: 'Kerala', तमिल: 'Tamil', तेलुगु: 'Telugu',
  ज़्यादातर: 'zyadatar', ज़्यादा: 'zyada', आधुनिक: 'modern', सूचियाँ: 'lists', सूची: 'list', श्लोक: 'shlok', स्रोत: 'source', स्रोतों: 'sources', पहले: 'pehle', रहे: 'rahe', रहता: 'rehta', कहते: 'kehte', कहता: 'kehta', कहती: 'kehti', कहा: 'kaha',
  वास्तु: 'vaastu', घर: 'ghar', पूजा: 'pooja', मत: 'mat', मतों: 'maton', नियम: 'niyam', बीच: 'beech', लोग: 'log', आज: 'aaj', आम: 'aam', बात: 'baat', पानी: 'paani', सिर: 'sir', ऊपर: 'upar', दूसरा: 'doosra', दूसरे: 'doosre', दूसरी: 'doosri', एक: 'ek', यहाँ: 'yahan', वहाँ: 'wahan', जहाँ: 'jahan', इंजीनियर: 'engineer', प्लॉट: 'plot', बालकनी: 'balcony', गैराज: 'garage', लिफ़्ट: 'lift', बोरवेल: 'borewell', सेप्टिक: 'septic', टैंक: 'tank', स्टोर: 'store', गेट: 'gate', मिनट: 'minute',
}; // prettier-ignore

/** Two words that belong together. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/मुख्य शयनकक्ष/g, 'master bedroom'],
  [/उत्तर-पूर्व/g, 'north-east'],
  [/दक्षिण-पूर्व/g, 'south-east'],
  [/दक्षिण-पश्चिम/g, 'south-west'],
  [/उत्तर-पश्चिम/g, 'north-west'],
];

/** Hindi in Latin letters, as people type it: for answers to questions in Hinglish. */
export function romanise(hindi: string): string {
  const text = pairs.reduce((rest, [pattern, words]) => rest.replace(pattern, words), hindi.normalize('NFC'));
  return text
    .replaceAll('।', '.')
    .replace(/\p{Script=Devanagari}+/gu, romaniseWord)
    .replace(/(^|[.?!] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function romaniseWord(word: string): string {
  const habit = habitsNormalised.get(word.normalize('NFC'));
  if (habit !== undefined) return habit;
  const spelled = transliterateWord(word).replace(/^jn/, 'gy');
  // Long words are typed with single vowels: "zyadatar", not "zyaadaatar".
  return spelled.length > 5 ? spelled.replace(/aa/g, 'a').replace(/ee/g, 'i').replace(/oo/g, 'u') : spelled;
}

const habitsNormalised = new Map(
  Object.entries(habits).map(([word, typed]) => [word.normalize('NFC'), typed]),
);
