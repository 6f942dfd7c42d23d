import { inLatinDigits } from '../../latin-digits.ts';

/** What is written in a hurry, and the spelling that the rules know. */
const hurried: readonly (readonly [RegExp, string])[] = [
  [/ (?:nhi|nhin|nahin|nahii|nai|nahe) /g, ' nahi '],
  [/ (?:h|hain|hei) /g, ' hai '],
  [/ (?:mein|mei) /g, ' me '],
  [/ (?:voh|woh|vo) /g, ' wo '],
  [/ (?:bht|bohot|bahot|bhot|boht) /g, ' bahut '],
  [/ (?:im|i m) /g, ' i am '],
  [/ (?:ghr) /g, ' ghar '],
  [/ (?:kuchh|kch) /g, ' kuch '],
  [/ kr(?= |n|t|k|d|e|o|w|l)/g, ' kar'],
  [/ rh(?=[aie] )/g, ' rah'],
  [/ gy(?=[aie] )/g, ' gay'],
  [/ rkh/g, ' rakh'],
  [/ [zj]ind(?:a|e)?gi /g, ' zindagi '],
  [/ नही /g, ' नहीं '],
];

/** Small letters and words alone, between spaces, without the dots below and the moons of Devanagari, and with the shortest words in full. */
export function inPlainSpelling(question: string): string {
  const words = inLatinDigits(question)
    .normalize('NFC')
    .toLowerCase()
    .replace(/n['’]t\b/g, 'nt')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[^\p{L}\p{M}\d₹]+/gu, ' ')
    .trim();
  return hurried.reduce((text, [written, plain]) => text.replace(written, plain), ` ${words} `);
}
