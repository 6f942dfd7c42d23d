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
  // English words that people type the English way.
  सीट: 'seat', सिंक: 'sink', बीम: 'beam', हॉल: 'hall', मीटर: 'meter', इन्वर्टर: 'inverter', गीज़र: 'geyser', केबिन: 'cabin', कैश: 'cash', काउंटर: 'counter', कैशियर: 'cashier', रिसेप्शन: 'reception', पोर्टिको: 'portico', पोर्टल: 'portal', पार्किंग: 'parking', फ़र्नीचर: 'furniture', फ़्लैट: 'flat', क्रिस्टल: 'crystal', पिरामिड: 'pyramid', फेंगशुई: 'feng shui', चार्ट: 'chart', ऐप: 'app', ज़ोन: 'zone', कंपास: 'compass', गाइड: 'guide', मास्टर: 'master', पद्धति: 'paddhati', दर्पण: 'mirror', फव्वारा: 'fountain', तहखाना: 'basement', दफ़्तर: 'office', दफ़्तरों: 'offices', लेखा: 'accounts', तालिका: 'table', तालिकाएँ: 'tables', अंक: 'marks', सूचियों: 'lists', फ़ील्ड: 'field', स्टैंड: 'stand', हिंदी: 'Hindi', हिन्दी: 'Hindi',
  // Spellings of habit that no rule gives.
  अच्छा: 'achha', अच्छी: 'achhi', अच्छे: 'achhe', दीवार: 'deewar', दीवारें: 'deewarein', दीवारों: 'deewaron', दरवाज़ों: 'darwazon', हवादार: 'hawadar', लगवाएँ: 'lagwayein', जवाब: 'jawab', सवाल: 'sawal', नक़्शा: 'naksha', नक़्शे: 'nakshe', क़ानून: 'kanoon', गूलर: 'gular', कुआँ: 'kuan', मुँह: 'munh', गाय: 'gaay', राहु: 'Rahu', वायु: 'vayu', सूर्य: 'surya', पहला: 'pehla', पहली: 'pehli', शहर: 'sheher', महँगा: 'mehnga', ठहराएँ: 'thehrayein', ठहरने: 'theherne', बाहर: 'bahar', रहती: 'rehti', रहते: 'rehte', रहने: 'rehne', रहना: 'rehna', कहें: 'kahein', कहना: 'kehna', कोना: 'kona', कौन: 'kaun', ज़रा: 'zara', ज़रूरी: 'zaroori', दुकान: 'dukaan', सामने: 'saamne', कूड़ा: 'kooda', पूर्वमुखी: 'east-facing', उत्तरमुखी: 'north-facing', वेध: 'vedh', बाँहों: 'baahon', स्नान: 'snan', फिर: 'phir', पर्दा: 'parda', क्षेत्र: 'kshetra', काँटेदार: 'kaantedar', काँच: 'kaanch', शुक्र: 'shukra', पितर: 'pitar', विद्वान: 'vidwan', स्वस्तिक: 'swastik', व्यावसायिक: 'vyavsayik', आत्मविश्वास: 'aatmavishwas', पवन: 'pawan',
  ओर: 'taraf', दूर: 'dur', दोनों: 'dono', हम: 'hum', यहीं: 'yahin', वहीं: 'wahin', कहीं: 'kahin', वही: 'wahi', वालों: 'walon', शुरू: 'shuru', मानना: 'maanna', मानता: 'maanta', मानते: 'maante', मानती: 'maanti', मानें: 'maanein', काटें: 'kaatein', वाहन: 'vaahan', वाहनों: 'vaahanon', छह: 'chhe', घी: 'ghee', आई: 'aayi', आईं: 'aayin', लोकप्रिय: 'lokpriya', नौकरीपेशा: 'naukripesha', मर्म: 'marma', किराएदार: 'kirayedar', उपाय: 'upay', दहलीज़: 'dehleez', कुबेर: 'Kuber', वरुण: 'Varun', इंद्र: 'Indra', महेंद्र: 'Mahendra', शिव: 'Shiv', ब्रह्मा: 'Brahma', निर्ऋति: 'Nirriti', पूषा: 'Pusha', पापयक्ष्मा: 'Papayakshma', सुग्रीव: 'Sugriva', रोशन: 'roshan', वैसे: 'waise', ऊर्जा: 'oorja', कुछ: 'kuch', ढककर: 'dhak kar', भारत: 'Bharat', आधार: 'aadhaar', इनमें: 'inme', उनमें: 'unme', इसमें: 'isme', उसमें: 'usme', जिसमें: 'jisme', हमें: 'humein', राय: 'rai', प्लक्ष: 'plaksha', पद: 'pada', बातें: 'baatein', बातों: 'baaton',
}; // prettier-ignore

/** Two words that belong together. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/उत्तर-ईशान/g, 'north-north-east'],
  [/पूर्व-ईशान/g, 'east-north-east'],
  [/पूर्व-आग्नेय/g, 'east-south-east'],
  [/दक्षिण-आग्नेय/g, 'south-south-east'],
  [/दक्षिण-नैर्ऋत्य/g, 'south-south-west'],
  [/पश्चिम-नैर्ऋत्य/g, 'west-south-west'],
  [/पश्चिम-वायव्य/g, 'west-north-west'],
  [/उत्तर-वायव्य/g, 'north-north-west'],
  [/मुख्य द्वार/g, 'main door'],
  [/स्वागत कक्ष/g, 'reception'],
  [/अध्ययन कक्ष/g, 'study room'],
  [/सभा कक्ष/g, 'meeting room'],
  [/अंक-तालिका/g, 'mark sheet'],
  [/पवन-घंटी/g, 'wind chime'],
  [/अतिथि कक्ष/g, 'guest room'],
  [/भोजन कक्ष/g, 'dining room'],
  [/मत्स्य पुराण/g, 'Matsya Purana'],
  [/अग्नि पुराण/g, 'Agni Purana'],
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
  return shortened(spelled)
    .replaceAll('q', 'k')
    .replaceAll('sv', 'sw')
    .replaceAll('chchh', 'chh')
    .replaceAll('jn', 'gy')
    .replace(/([kgtdpbcsf])([rvn])$/, '$1$2a')
    .replace(/oo$/, 'u')
    .replace(/een$/, word.endsWith('ीं') ? 'in' : 'een')
    .replace(/iy$/, 'iya')
    .replace(/([aeiou])e$/, '$1ye')
    .replace(/en$/, /[ेए][ँं]$/.test(word) ? 'ein' : 'en')
    .replace(/([aeiou])ein$/, '$1yein');
}

/** Long words are typed with single vowels, "zyadatar", not "zyaadaatar"; ee and oo stay before a single sound: "neeche". */
function shortened(spelled: string): string {
  if (spelled.length <= 5) return spelled;
  return spelled
    .replace(/(?<=.)aa/g, 'a')
    .replace(/ee(?=y|[^aeiou]{2})(?!(?:chh|[kgcjtdpbs]h)[aeiou])/g, 'i')
    .replace(/oo(?=[^aeiou]{2})(?!(?:chh|[kgcjtdpbs]h)[aeiou])/g, 'u');
}

const habitsNormalised = new Map(
  Object.entries(habits).map(([word, typed]) => [word.normalize('NFC'), typed]),
);
