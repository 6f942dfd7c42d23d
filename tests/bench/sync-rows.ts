/** Questions and answers as they are in the app's conversations: Hindi and English by turns, answers of 300 to 600 characters. */
export interface SomeMessage {
  query: string;
  response: string;
  language: 'hindi' | 'english';
}

const rooms = {
  english: ['kitchen', 'main door', 'bedroom', 'prayer room', 'staircase', 'water tank'],
  hindi: ['रसोई', 'मुख्य द्वार', 'शयनकक्ष', 'पूजा घर', 'सीढ़ियाँ', 'पानी की टंकी'],
} as const;
const sides = {
  english: ['north east', 'south east', 'south west', 'north west'],
  hindi: ['ईशान कोण', 'आग्नेय कोण', 'नैऋत्य कोण', 'वायव्य कोण'],
} as const;
const sentences = {
  english: [
    'A {room} in the {side} is looked at with the light and the air that reach it in the morning.',
    'Keep the corner of the {side} light and clean, and put what is heavy on the other side of the {room}.',
    'Where the {room} cannot be moved, a change of colour and the place of the mirror already help.',
    'Note which way you face while you use the {room}; towards the {side} is the usual advice.',
    'If you rent, begin with what costs nothing: the order of the things in the {room}.',
  ],
  hindi: [
    '{side} में {room} होने पर सबसे पहले सुबह की रोशनी और हवा को देखा जाता है।',
    '{side} को हल्का और साफ़ रखें और भारी सामान {room} की दूसरी ओर रखें।',
    'अगर {room} की जगह बदल नहीं सकते, तो रंग और दर्पण की जगह बदलने से भी लाभ होता है।',
    'ध्यान दें कि {room} में काम करते समय आपका मुख किस ओर रहता है; {side} की ओर अच्छा माना जाता है।',
    'किराये के घर में वहीं से शुरू करें जिसमें कुछ खर्च न हो: {room} का सामान ठीक से रखना।',
  ],
} as const;

/** So many of them, the same at every run. */
export function someMessages(count: number): SomeMessage[] {
  return Array.from({ length: count }, (_, n) => {
    const language = n % 2 === 0 ? 'english' : 'hindi';
    const room = rooms[language][n % 6] ?? '';
    const side = sides[language][n % 4] ?? '';
    const wanted = 300 + ((n * 7919) % 260);
    let response = '';
    for (let next = n; response.length < wanted; next += 1)
      response += `${sentences[language][next % 5] ?? ''} `.replace('{room}', room).replace('{side}', side);
    const query =
      language === 'english'
        ? `Is it fine to have the ${room} in the ${side}? (${n})`
        : `क्या ${side} में ${room} ठीक है? (${n})`;
    return { query, response: response.slice(0, 600).trim(), language };
  });
}
