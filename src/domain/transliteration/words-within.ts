import { aksharasOf, type Akshara } from './aksharas.ts';

/** A word, or a part of a compound: its syllables from one place to before another. */
export interface WordWithin {
  from: number;
  until: number;
  /** Whether every `a` within it is spoken, though the rules would leave one out. */
  isSpelledOut: boolean;
}

/** The words that a word is made of, as far as they are known here. */
export function wordsWithin(word: readonly Akshara[]): WordWithin[] {
  const keys = word.map(keyOf);
  const before: WordWithin[] = [];
  let start = 0;
  // What is said before a name is no part of it.
  while (keys[start] === shree && keys.length - start > 2) {
    before.push({ from: start, until: start + 1, isSpelledOut: false });
    start += 1;
  }
  const after: WordWithin[] = [];
  let until = keys.length;
  while (until > start) {
    const last = lastWithin(keys, start, until);
    after.push(last);
    until = last.from;
  }
  return [...before, ...after.toReversed()];
}

/** The longest known word at the end of this part; else the whole of it. */
function lastWithin(keys: readonly string[], start: number, until: number): WordWithin {
  // Somebody may have pasted a word of fifty thousand syllables.
  for (let from = Math.max(start, until - longest); from < until; from += 1) {
    const key = keys.slice(from, until).join(' ');
    const isSpelledOut = spelledOut.has(key);
    if (isSpelledOut || (from > start && second.has(key))) return { from, until, isSpelledOut };
  }
  return { from: start, until, isSpelledOut: false };
}

function keyOf({ onset, vowel, isInherent, nasal }: Akshara): string {
  return `${onset.join('')}${isInherent ? '' : `-${vowel ?? ''}`}${nasal ? '~' : ''}`;
}

function keysOf(words: string): Set<string> {
  return new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => aksharasOf(word.normalize('NFD')).map(keyOf).join(' ')),
  );
}

const [shree] = keysOf('श्री');

/** Words in which every `a` is spoken but the last one, alone and at the end of a compound. */
const spelledOut = keysOf(`
  जननी जननि भैरवी माधवी केसरी तनया वदना नयना सदना चरणा शरणा करुणा वरुणा अरुणा कमला विमला अचला अमला
  धवला प्रबला अपरंपार भगवती पशुपती त्रिनयना कमलासना केशवा माधवा राघवा यादवा भैरवा शारदा सारदा वरदा नर्मदा सुखदा शुभदा
  त्रिपुरा मथुरा पवना भुवना गगना चंचला गणना अक्षमाला रचना वासना कल्पना कुमरा
`);

/** Words that stand at the end of compounds, and would be spoken otherwise within one. */
const second = keysOf(`
  वदन बदन नयन नैन कमल चरण चरन शरण सरन हरण हरन करण करन तरण तरन वरण बरन धरण धरन भरण भरन मरण मरन रमण रमन दमन दलन
  शमन गमन गवन भवन पवन सदन मदन भजन वचन बचन तनय जनक रतन जतन मगन लगन गगन शयन सयन नगर अमर लखन नमन हवन मनन
  खचित जडित जड़ित रचित सहित रहित वसन बसन जनित गणित फलक पलक तिलक कलश कलस जगत भगत धवल नवल चपल सबल अधर अभय उदय
  हृदय विजय ब्रह्म दर्शन स्वरूप प्रकाश माला राज
`);

/** Syllables of the longest of them. */
const longest = Math.max(...[...spelledOut, ...second].map((key) => key.split(' ').length));
