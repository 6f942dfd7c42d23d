const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th',
  ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm',
  य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
}; // prettier-ignore
const nuktas: Readonly<Record<string, string>> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'd', ढ: 'dh', फ: 'f' };
const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e',
}; // prettier-ignore
const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e',
}; // prettier-ignore

const nukta = '\u093C';
const virama = '\u094D';

interface Syllable {
  onset: string;
  /** undefined: the unwritten a, which may be silent. */
  vowel: string | undefined;
  coda: string;
}

/**
 * One word of Devanagari in Latin letters, as it is spoken in Hindi: the unwritten a is silent at the end of a word
 * and between two syllables with a vowel (rule of A. Ohala). Other characters are kept.
 */
export function transliterateWord(word: string): string {
  const syllables = syllablesOf(word.normalize('NFD'));
  const last = syllables.length - 1;
  const isSilent = syllables.map(
    (one, index) => index === last && last > 0 && one.vowel === undefined && !one.coda,
  );
  for (let index = last - 1; index > 0; index -= 1) {
    const before = syllables[index - 1];
    const one = syllables[index];
    const after = syllables[index + 1];
    if (one?.vowel !== undefined || one?.coda || !before || !after) continue;
    const hasVowelAfter = !isSilent[index + 1];
    // Two consonants in a row keep their a: "shatru" but "kamra".
    const isSimple = one?.onset !== '' && !/[^aeiou]{2}/.test(stripAspirates(one?.onset ?? ''));
    const closesNothing = !/[^aeiou]{2}/.test(stripAspirates(after.onset));
    if (hasVowelAfter && isSimple && closesNothing && !before.coda && !isSilent[index - 1])
      isSilent[index] = true;
  }
  return syllables
    .map(
      ({ onset, vowel, coda }, index) => onset + (vowel ?? (isSilent[index] ? '' : onset ? 'a' : '')) + coda,
    )
    .join('')
    .replace(/([^aeiou])y$/, '$1ya')
    .replace(/aa$/, 'a')
    .replace(/ee$/, 'i');
}

function stripAspirates(onset: string): string {
  return onset.replaceAll('chh', 'c').replace(/([kgcjtdpbs])h/g, '$1');
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  let isJoined = false;
  const letters = Array.from(word);
  for (const [index, letter] of letters.entries()) {
    const current = syllables.at(-1);
    const consonant =
      letters[index + 1] === nukta ? (nuktas[letter] ?? consonants[letter]) : consonants[letter];
    const sign = vowelSigns[letter];
    if (consonant !== undefined) {
      if (isJoined && current) current.onset += consonant;
      else syllables.push({ onset: consonant, vowel: undefined, coda: '' });
      isJoined = false;
    } else if (letter === virama) {
      isJoined = true;
    } else if (sign !== undefined && current) {
      current.vowel = sign;
    } else if (vowels[letter] !== undefined) {
      syllables.push({ onset: '', vowel: vowels[letter], coda: '' });
    } else if ((letter === 'ं' || letter === 'ँ') && current) {
      const next = consonants[letters[index + 1] ?? ''] ?? '';
      current.coda += /^[pb]/.test(next) ? 'm' : 'n';
    } else if (letter === 'ः' && current) {
      current.coda += 'h';
    } else if (letter !== nukta) {
      syllables.push({ onset: letter, vowel: '', coda: '' });
    }
  }
  return syllables;
}
