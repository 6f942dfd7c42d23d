import { Unzip, UnzipInflate } from 'fflate';
import { mostCharacters, type AttachmentFault } from './attachment.ts';
import { shortened } from './shortened.ts';

export type DocxWords = { kind: 'read'; text: string } | { kind: 'refused'; why: AttachmentFault };

/** How much of a document's own part is unpacked at most. */
const mostUnpacked = 16 * 1024 * 1024;
/** What is unpacked of so much at once is bounded too. */
const sliceBytes = 16 * 1024;

/**
 * The words of a Word document, up to `most` characters. It is unpacked piece by piece and only as far as words are
 * still wanted, so that nothing it claims of itself can fill the memory.
 */
export function readDocx(bytes: Uint8Array, most = mostCharacters): DocxWords {
  const words = wordCollector(most);
  const decoder = new TextDecoder();
  let unpacked = 0;
  let isDone = false;
  let isFound = false;
  let isBroken = false;

  // What is handed over piece by piece has changed it meanwhile.
  const hasEnough = () => isDone;
  const unzip = new Unzip((entry) => {
    if (entry.name !== 'word/document.xml' || isFound) return;
    isFound = true;
    entry.ondata = (error, chunk, isLast) => {
      if (isDone) return;
      if (error) {
        isBroken = true;
        isDone = true;
        return;
      }
      unpacked += chunk.byteLength;
      words.take(decoder.decode(chunk, { stream: !isLast }));
      isDone = isLast || words.isFull() || unpacked > mostUnpacked;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += sliceBytes) {
      unzip.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
      if (hasEnough()) break;
    }
  } catch {
    isBroken = true;
  }
  if (isBroken || !isFound) return { kind: 'refused', why: 'broken-document' };
  const text = words.text();
  return text === '' && unpacked > mostUnpacked ? { kind: 'refused', why: 'bomb' } : { kind: 'read', text };
}

interface WordCollector {
  take(xml: string): void;
  isFull(): boolean;
  text(): string;
}

/** Longer than any tag with words in it; beyond that a tag is passed over in pieces. */
const longestTag = 64 * 1024;

/** Reads WordprocessingML as it comes: the text of runs, with tabs, line breaks, paragraphs and the cells of tables. */
function wordCollector(most: number): WordCollector {
  let rest = '';
  let text = '';
  let isInText = false;
  /** The same drawing is there twice, once for older programs. */
  let fallbackDepth = 0;

  function takeTag(tag: string): void {
    const isClosing = tag[1] === '/';
    const isEmpty = tag.endsWith('/>');
    const name = localName(tag, isClosing ? 2 : 1);
    if (name === 'Fallback' && !isEmpty) fallbackDepth += isClosing ? -1 : 1;
    if (fallbackDepth > 0) return;
    switch (name) {
      case 't':
        isInText = !isClosing && !isEmpty;
        break;
      case 'tab':
        // One with a value is a stop, not a step.
        if (!isClosing && !tag.includes('val=')) text += '\t';
        break;
      case 'br':
      case 'cr':
        if (!isClosing) text += '\n';
        break;
      case 'tc':
        if (isClosing) text = `${text.trimEnd()}\t`;
        break;
      case 'p':
      case 'tr':
        if (isClosing) text = `${withoutEndSpace(text)}\n`;
    }
  }

  function takeText(words: string): void {
    if (isInText && fallbackDepth === 0) text += unescaped(words);
  }

  return {
    take(xml) {
      rest += xml;
      let at = 0;
      for (;;) {
        const open = rest.indexOf('<', at);
        if (open === -1) break;
        takeText(rest.slice(at, open));
        const close = rest.indexOf('>', open);
        at = open;
        if (close === -1) break;
        takeTag(rest.slice(open, close + 1));
        at = close + 1;
        if (text.length > most * 2) break;
      }
      rest = rest.slice(at);
      if (rest.length <= longestTag) return;
      if (!rest.startsWith('<')) takeText(rest);
      rest = '';
    },
    isFull: () => text.length > most * 2,
    text: () => shortened(text, most),
  };
}

/** Paragraphs end often: what is looked at is the end alone. */
function withoutEndSpace(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1;
  return text.slice(0, end);
}

/** The name of a tag without the prefix of its namespace. */
function localName(tag: string, start: number): string {
  let end = start;
  let from = start;
  for (; end < tag.length; end += 1) {
    const sign = tag[end];
    if (sign === ' ' || sign === '/' || sign === '>' || sign === '\n' || sign === '\r' || sign === '\t')
      break;
    if (sign === ':') from = end + 1;
  }
  return tag.slice(from, end);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** XML's own five entities and characters by number; a document's own are not looked up, whatever they stand for. */
function unescaped(words: string): string {
  return words.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return named[name] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
