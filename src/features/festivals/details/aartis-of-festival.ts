import { foundByWords, soundsOf } from '#domain/devotion/found-by-words.ts';

/** What is needed of an aarti to tell where it belongs and to find it. */
export interface Findable {
  /** In every script that it has. */
  titles: readonly string[];
  tags: readonly string[];
  deityId: string | undefined;
}

/** What a festival is known by. */
export interface FestivalKeys {
  deityId: string | undefined;
  /** The id of its rule and its names in every script. */
  names: readonly string[];
}

/** Whether an aarti belongs to a festival: it is the deity's whose festival it is, or one of its tags names the festival. */
export function belongsTo(aarti: Findable, festival: FestivalKeys): boolean {
  if (aarti.deityId !== undefined && aarti.deityId === festival.deityId) return true;
  return isTaggedWith(aarti.tags, festival.names);
}

/**
 * Whether a tag names something: the whole of a name or words in a row of it, in whichever script. Words that half of the
 * festivals have in their names say nothing.
 */
export function isTaggedWith(tags: readonly string[], names: readonly string[]): boolean {
  const keys = names.map(keyOf);
  return tags.some((tag) => {
    const key = keyOf(tag);
    if (key === '  ') return false;
    return keys.some((name) => name === key || (!commonWords.has(key.trim()) && name.includes(key)));
  });
}

/** Those with every word that was typed at the beginning of a word of their title or of a tag; all for nothing typed. */
export function foundAartis<Kind extends Findable>(aartis: readonly Kind[], typed: string): Kind[] {
  return foundByWords(aartis, ({ titles, tags }) => [...titles, ...tags], typed);
}

/** The sounds with a space before and behind each, so that only whole words are found in it. */
function keyOf(name: string): string {
  return ` ${soundsOf(name.replaceAll('_', ' ')).join(' ')} `;
}

const commonWords = new Set(
  'puja pooja jayanti vrat purnima amavasya ekadashi sankranti chaturthi panchami ashtami navami dwadashi festival parv utsav day maha teej chaturdashi pradosh'
    .split(' ')
    .flatMap(soundsOf),
);
