/** Makes of an answer, as it comes, one that leads nowhere. */
export interface PlainWords {
  /** What may leave now; what may become a link or a picture waits until it is whole. */
  pass(text: string): string;
  /** What still waited when the answer ended. */
  rest(): string;
}

/**
 * Takes pictures, HTML and addresses out of markdown: a page that showed them would fetch what the address says, and
 * with it words of the conversation, from wherever a document has told the model to. Links keep their words, addresses
 * the name of their site.
 */
export function plainWords(): PlainWords {
  let waiting = '';
  let lineBefore = '';
  let last = '';
  const read = (text: string, isAll: boolean): string => {
    const { plain, rest } = readMarkdown(text, isAll, lineBefore);
    const gone = lineBefore + text.slice(0, text.length - rest.length);
    lineBefore = gone.slice(gone.lastIndexOf('\n') + 1);
    waiting = rest;
    const words = (last + plain).replace(joints, '$& ').slice(last.length);
    last = words.at(-1) ?? last;
    return words;
  };
  return { pass: (text) => read(waiting + text, false), rest: () => read(waiting, true) };
}

/** What leads away, or may when more of it has come. */
const openings = /!?\[|<|\b(?:https?:\/\/|www\.)|(?:!|\bh|\bht|\bhttps?:?\/?|\bhtt|\bw{1,3})$/giu;
/**
 * Signs that make a link or a tag only when nothing stands between them. What is taken out may bring them together, and
 * code or a list may hide from us what they belong to; so they are kept apart wherever they are left.
 */
const joints = /\](?=[([:])|<(?=[a-z/!?])/gi;
const blankLine = /\n[ \t]*\n/;
/** No honest link is longer, nor are its words. */
const longestPart = 2000;

/** Reads as much as is whole; all of it when no more will come. `before` is what stands before it on its line. */
function readMarkdown(text: string, isAll: boolean, before: string): { plain: string; rest: string } {
  let plain = '';
  let at = 0;
  for (;;) {
    openings.lastIndex = at;
    const opening = openings.exec(text);
    if (!opening) return { plain: plain + text.slice(at), rest: '' };
    plain += text.slice(at, opening.index);
    at = opening.index;
    const part = readPart(text, at, opening[0], isAll, before);
    if (!part) return { plain, rest: text.slice(at) };
    plain += part.plain;
    at = part.end;
  }
}

interface Part {
  plain: string;
  /** Where the text goes on. */
  end: number;
}

/** What begins at `at` with such an opening; undefined when it is not whole yet. */
function readPart(
  text: string,
  at: number,
  opening: string,
  isAll: boolean,
  before: string,
): Part | undefined {
  if (opening.endsWith('[')) return readBrackets(text, at, opening, isAll, before);
  if (opening === '<') return readTag(text, at, isAll);
  if (/^(?:https?:\/\/|www\.)$/i.test(opening)) return readAddress(text, at, isAll);
  return isAll ? { plain: opening, end: at + opening.length } : undefined;
}

/** `[words](address)`, `![words](address)`, the same with `[reference]`, or `[reference]: address` in a line of its own. */
function readBrackets(
  text: string,
  at: number,
  opening: string,
  isAll: boolean,
  before: string,
): Part | undefined {
  const start = at + opening.length;
  const close = closingOf(text, start, '[', ']', isAll);
  if (close === 'not yet') return undefined;
  if (close === 'never') return { plain: opening, end: start };
  // What closes it far away must find no bracket that it could close.
  if (close === 'too far') return { plain: opening.replace('[', '\\['), end: start };
  const after = text[close + 1];
  if (after === undefined && !isAll) return undefined;
  // Read when it is clear what they are: while a part waits it is looked at for every piece that comes.
  const words = (): string =>
    opening === '[' ? readMarkdown(text.slice(start, close), true, 'words').plain : '';
  if (after === '(' || after === '[') {
    const end = closingOf(text, close + 2, after, after === '(' ? ')' : ']', isAll);
    if (end === 'not yet') return undefined;
    if (end === 'too far') return { plain: words(), end: close + 1 };
    if (end !== 'never') return { plain: words(), end: end + 1 };
  }
  if (after === ':' && /(?:^|\n)[ \t>]*$/.test(before + text.slice(0, at))) {
    const [line = ''] = /^[^\n]*/.exec(text.slice(close + 2)) ?? [];
    const end = close + 2 + line.length;
    if (end === text.length && !isAll) return undefined;
    if (/^[ \t]*\S+(?:[ \t]+["'(].*)?[ \t]*$/.test(line)) return { plain: '', end };
  }
  return { plain: opening === '[' ? `[${words()}]` : '', end: close + 1 };
}

/** Any tag is left out, one between lines gives way to a space. */
function readTag(text: string, at: number, isAll: boolean): Part | undefined {
  const next = text[at + 1];
  if (next === undefined && !isAll) return undefined;
  if (next === undefined || !/[a-z/!?]/i.test(next)) return { plain: '<', end: at + 1 };
  const close = closingOf(text, at + 1, '', '>', isAll);
  if (close === 'not yet') return undefined;
  if (close === 'never') return { plain: '<', end: at + 1 };
  if (close === 'too far') return { plain: '\\<', end: at + 1 };
  const inside = text.slice(at + 1, close);
  if (/^br\b/i.test(inside)) return { plain: ' ', end: close + 1 };
  return { plain: /^https?:/i.test(inside) ? siteOf(inside) : '', end: close + 1 };
}

function readAddress(text: string, at: number, isAll: boolean): Part | undefined {
  const [said = ''] = /^[^\s<>"`]+/.exec(text.slice(at)) ?? [];
  if (at + said.length === text.length && !isAll) return undefined;
  const address = said.replace(/[.,;:!?'*_~)\]|]+$/, '');
  return { plain: siteOf(address), end: at + address.length };
}

function siteOf(address: string): string {
  const url = /^www\./i.test(address) ? `https://${address}` : address;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/** Where the sign stands that closes what was opened before `from`; a blank line ends it all. */
function closingOf(
  text: string,
  from: number,
  open: string,
  close: string,
  isAll: boolean,
): number | 'not yet' | 'never' | 'too far' {
  const near = text.slice(from, from + longestPart);
  const blank = blankLine.exec(near);
  const end = blank ? blank.index : near.length;
  let depth = 1;
  for (let at = 0; at < end; at += 1) {
    const sign = near[at];
    if (sign === '\\') at += 1;
    else if (sign === close) depth -= 1;
    else if (sign === open) depth += 1;
    if (depth === 0) return from + at;
  }
  if (blank) return 'never';
  if (near.length === longestPart) return 'too far';
  return isAll ? 'never' : 'not yet';
}
