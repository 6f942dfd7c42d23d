import { inLatinDigits } from '../latin-digits.ts';
import { skeletonOf } from './skeleton.ts';

export interface Token {
  /** As typed. */
  raw: string;
  /** Lower case, without the possessive. */
  text: string;
  skeleton: string;
  /** What stands between this word and the one before: nothing but a space, a hyphen, or a stop. */
  gap: 'space' | 'hyphen' | 'comma' | 'stop';
}

/** "And the stove?", "bed vastu", "vastu for home": so short a question asks for all that there is on what it names. */
export const fewWords = 5;

const word =
  /\p{Script=Devanagari}[\p{Script=Devanagari}\u200c\u200d]*|[a-z]+(?:['’]s\b)?[1-8]?(?![a-z\d])|[a-z]+|\d+(?:\.\d+)?|°/giu;

/** The words of a question in either script, with what stands between them. */
export function tokenise(question: string): Token[] {
  const text = tidy(question);
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: raw, index } of text.matchAll(word)) {
    const between = text.slice(end, index);
    const typed = raw.toLowerCase().replace(/['’]s$/, '');
    const plain = habits.get(typed) ?? typed;
    tokens.push({
      raw,
      text: plain,
      skeleton: skeletonOf(plain),
      gap: tokens.length === 0 ? 'stop' : gapOf(between),
    });
    end = index + raw.length;
  }
  return tokens;
}

/** What is typed for the small words on phones. */
const habits: ReadonlyMap<string, string> = new Map(Object.entries({
  k: 'ke', mein: 'me', mei: 'me', m: 'me', h: 'hai', hain: 'hai', nhi: 'nahi', nahin: 'nahi', nahee: 'nahi', nai: 'nahi', rm: 'room', bedrm: 'bedroom', ktchn: 'kitchen',
  kr: 'kar', krna: 'karna', krke: 'karke', krta: 'karta', krte: 'karte', kru: 'karu', kre: 'kare', skte: 'sakte', skta: 'sakta', skti: 'sakti', rkh: 'rakh', rkhna: 'rakhna', bnana: 'banana', bna: 'bana', bn: 'ban', hr: 'har', pr: 'par', pe: 'par', kha: 'kaha', muh: 'munh', mu: 'munh', मुह: 'मुँह', मुंह: 'मुँह', टाइम: 'समय', taim: 'time', tym: 'time',
  ghr: 'ghar', ghrme: 'ghar', mndir: 'mandir', mndr: 'mandir', drwaza: 'darwaza', drwaja: 'darwaza', darwja: 'darwaza', bathrm: 'bathroom', bthroom: 'bathroom', kitchn: 'kitchen', smne: 'samne', upr: 'upar', kb: 'kab', kidr: 'kidhar', ky: 'kya',
  krni: 'karni', krwana: 'karwana', kro: 'karo', krein: 'karein', lgana: 'lagana', lgaye: 'lagaye', lga: 'laga', lge: 'lage', rhe: 'rahe', rha: 'raha', rhi: 'rahi', rhta: 'rahta', rhti: 'rahti', jgah: 'jagah', phle: 'pehle', sb: 'sab', kch: 'kuch', mtlb: 'matlab', jldi: 'jaldi', shi: 'sahi', pta: 'pata', ldka: 'ladka', ldki: 'ladki', chahye: 'chahiye', bht: 'bahut',
  shud: 'should', shd: 'should', shld: 'should', wud: 'would', cud: 'could', plz: 'please', pls: 'please', wch: 'which', wht: 'what', wat: 'what', whr: 'where', wen: 'when', abt: 'about', bcoz: 'because', bcz: 'because', coz: 'because', cuz: 'because', hv: 'have', gud: 'good', dnt: 'dont', realy: 'really', opp: 'opposite', nd: 'and', wid: 'with', ur: 'your', u: 'you',
})); // prettier-ignore

function gapOf(between: string): Token['gap'] {
  if (/[.?!;:।\n]/.test(between)) return 'stop';
  if (/[,&+/()]|\s[-–—]+\s/.test(between)) return 'comma';
  return /[-–—]/.test(between) ? 'hyphen' : 'space';
}

/** "शिवजी" and "hanumanji" are a name and its honour. */
const honoured =
  /(?<![\p{L}\p{M}])(शिव|गणेश|हनुमान|लक्ष्मी|दुर्गा|राम|कृष्ण|विष्णु|सूर्य|शनि|सरस्वती|पार्वती|भैरव|काली|तुलसी|गंगा|shiva?|ganesha?|hanuman|laxmi|lakshmi|durga|ram|krishna|vishnu|surya|shani|saraswati|parvati|bhairav|tulsi|ganga)(जी|ji)(?![\p{L}\p{M}])/giu;

function tidy(question: string): string {
  return (
    inLatinDigits(question)
      .normalize('NFC')
      .replace(/[\u200b\ufeff]/g, '')
      .replace(/॰|।।/g, '।')
      .replace(/n['’]t\b/gi, 'nt')
      .replace(/(\p{L})(मुखी|mukhi)(?!\p{L})/giu, '$1 $2')
      .replace(honoured, '$1 $2')
      // "N.E.", "S-W" and "N/W" are one direction.
      .replace(/\b([ns])\s?[./-]\s?([ew])\b\.?/gi, (_, first: string, second: string) =>
        (first + second).toUpperCase(),
      )
      .replace(/\b(\d+(?:\.\d+)?)\s?(?:deg(?:ree)?s?|डिग्री|अंश|°)(?![a-z])/giu, '$1 degree')
  );
}
