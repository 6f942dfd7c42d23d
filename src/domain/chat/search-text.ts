import { romanise } from '../guide/romanise.ts';
import { skeletonOf } from '../guide/skeleton.ts';
import { inLatinDigits } from '../latin-digits.ts';

/** What somebody looks for: each entry is one word in the forms under which it is found. */
export type SearchWords = readonly (readonly string[])[];

/** A stretch of a text, marked where it was looked for. */
export interface FoundStretch {
  text: string;
  isMarked: boolean;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu;

/** Distinct words stay few, however much is said; beyond this something is odd and the memory is begun anew. */
const mostRemembered = 50_000;
const remembered = new Map<string, readonly string[]>();

/** The words to look for. Each may be the beginning of a longer one. */
export function searchWords(typed: string): SearchWords {
  return wordsOf(typed).map(({ word }) => formsOf(word));
}

/** A text as it is looked through: every form of each of its words once, each after a space. */
export function searchable(text: string): string {
  const forms = new Set<string>();
  for (const { word } of wordsOf(text)) for (const form of formsOf(word)) forms.add(form);
  return forms.size === 0 ? '' : ` ${[...forms].join(' ')}`;
}

/** Whether every word is in a text that `searchable` has prepared. */
export function isFound(prepared: string, words: SearchWords): boolean {
  return words.every((forms) => forms.some((form) => prepared.includes(` ${form}`)));
}

/** Answers as plain text: what only shapes them is left out. */
export function withoutMarkdown(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The part of a text around the first word that was looked for, at most about `length` characters, cut between words;
 * undefined where it has none of the words.
 */
export function excerpt(text: string, words: SearchWords, length: number): FoundStretch[] | undefined {
  const hits = wordsOf(text).filter(({ word }) => isHit(word, words));
  const first = hits[0];
  if (!first) return undefined;
  const from = text.length <= length ? 0 : beginOfWord(text, first.index - Math.floor(length / 3));
  const to = text.length <= from + length ? text.length : endOfWord(text, from + length);
  const stretches: FoundStretch[] = [];
  let end = from;
  const add = (until: number, isMarked: boolean) => {
    if (until > end) stretches.push({ text: text.slice(end, until), isMarked });
    end = Math.max(end, until);
  };
  if (from > 0) stretches.push({ text: '…', isMarked: false });
  for (const { index, word } of hits.filter((hit) => hit.index < to)) {
    add(index, false);
    add(Math.min(index + word.length, to), true);
  }
  add(to, false);
  if (to < text.length) stretches.push({ text: '…', isMarked: false });
  return stretches;
}

function isHit(word: string, words: SearchWords): boolean {
  const forms = formsOf(word);
  return words.some((sought) => sought.some((form) => forms.some((each) => each.startsWith(form))));
}

function wordsOf(text: string): { word: string; index: number }[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({ word, index }));
}

/**
 * What a word is found under: as it is written, as it sounds in whichever script, and where people type another word for
 * it in Latin letters, that ("रसोई", "kitchen"). Sounds and words of few letters would be found everywhere.
 */
function formsOf(word: string): readonly string[] {
  let forms = remembered.get(word);
  if (!forms) {
    forms = computeForms(word);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, forms);
  }
  return forms;
}

const shortestSound = 2;
const shortestOtherWord = 4;

function computeForms(word: string): readonly string[] {
  const plain = inLatinDigits(word.normalize('NFC').replace(/[\u200c\u200d]/g, '')).toLowerCase();
  const sound = soundOf(plain);
  const forms = new Set([plain]);
  if (sound.length >= shortestSound) forms.add(sound);
  if (/\p{Script=Devanagari}/u.test(plain)) {
    const typed = romanise(plain).toLowerCase();
    if (typed.length >= shortestOtherWord && /^[a-z]+$/.test(typed)) forms.add(typed);
  }
  return [...forms];
}

/** "पहले" is typed "pahle" and "pehle". */
function soundOf(word: string): string {
  return skeletonOf(word).replace(/[ae]h/g, 'eh');
}

function beginOfWord(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at);
  return space === -1 ? at : space + 1;
}

function endOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space === -1 ? at : space;
}
