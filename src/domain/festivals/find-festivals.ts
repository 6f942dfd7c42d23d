import { isOneEditApart, skeletonOf } from '../guide/skeleton.ts';
import { festivals, type Festival, type FestivalId } from './festivals.ts';

/**
 * The festivals that a text names, in either script and however they are spelled: "diwali", "दीपावली", "when is karva
 * chauth in 2027?". Names that stand in the text come in its order; where none does, those that what was typed begins, or
 * that are one slip of a finger away, in the order of the table. Empty where nothing fits.
 */
export function findFestivals(text: string): FestivalId[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const named = inOrder(words, (key) => index().exact.get(key) ?? []);
  if (named.length > 0) return named;
  const begun = index().entries.filter(({ keys }) =>
    words.every((word) => keys.some((key) => key.includes(` ${word}`))),
  );
  if (begun.length > 0) return begun.map(({ id }) => id);
  return inOrder(words, (key) =>
    key.length < shortestForSlips
      ? []
      : [...index().exact]
          .filter(([known]) => known.length >= shortestForSlips && isOneEditApart(known, key))
          .flatMap(([, ids]) => ids),
  );
}

const shortestForSlips = 5;
const longestName = 5;

/** Looks for the longest run of words that is a name, then goes on behind it. */
function inOrder(words: readonly string[], find: (key: string) => readonly FestivalId[]): FestivalId[] {
  const found = new Set<FestivalId>();
  for (let begin = 0; begin < words.length;) {
    let length = Math.min(longestName, words.length - begin);
    while (length > 0) {
      const ids = find(words.slice(begin, begin + length).join(''));
      for (const id of ids) found.add(id);
      if (ids.length > 0) break;
      length -= 1;
    }
    begin += Math.max(length, 1);
  }
  return [...found];
}

interface Index {
  /** The keys of names, words run together, with whose names they are. */
  exact: Map<string, FestivalId[]>;
  entries: { id: FestivalId; keys: string[] }[];
}

let made: Index | undefined;

function index(): Index {
  if (made !== undefined) return made;
  const exact = new Map<string, FestivalId[]>();
  const entries = festivals.map((festival) => {
    const names = namesOf(festival).map(wordsOf);
    for (const words of names) {
      const key = words.join('');
      const known = exact.get(key);
      if (known === undefined) exact.set(key, [festival.id]);
      else if (!known.includes(festival.id)) known.push(festival.id);
    }
    return { id: festival.id, keys: names.map((words) => ` ${words.join(' ')}`) };
  });
  made = { exact, entries };
  return made;
}

/** "Diwali (Lakshmi Puja)" is known by both names; "Navratri begins" by the first word too. */
function namesOf({ names, aliases }: Festival): string[] {
  return [names.en, names.hi, ...(aliases ?? [])].flatMap((name) =>
    name
      .split(/[(),]/u)
      .map((part) => part.replace(/ (begins|आरंभ)$/u, '').trim())
      .filter((part) => part !== ''),
  );
}

/** Words as they sound; the short a, which spellings set and leave out at will, is dropped behind the first letter. */
function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).map((word) => {
    const sound = skeletonOf(word);
    return sound.slice(0, 1) + sound.slice(1).replaceAll('a', '');
  });
}
