import { skeletonOf } from '../guide/skeleton.ts';

/**
 * Those with every word that was typed at the beginning of one of their words, however either is spelled and in whichever
 * script; all of them for nothing typed.
 */
export function foundByWords<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => readonly string[],
  typed: string,
): Item[] {
  const sought = soundsOf(typed);
  if (sought.length === 0) return [...items];
  return items.filter((item) => {
    const sounds = wordsOf(item).flatMap(soundsOf);
    const text = ` ${[...sounds, ...sounds.map(withoutA)].join(' ')}`;
    return sought.every(
      (sound) =>
        text.includes(` ${sound}`) ||
        (sound.length >= shortestWithoutA && text.includes(` ${withoutA(sound)}`)),
    );
  });
}

/** How each word sounds, the same for both scripts; a word with hardly any sound stands as it is. */
export function soundsOf(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu) ?? [];
  return words.map((word) => {
    const sound = skeletonOf(word.replaceAll(/[\u200c\u200d]/g, ''));
    return sound.length < shortestSound ? word : sound;
  });
}

const shortestSound = 2;

/** An a between two consonants is spoken by some and not by others: "Ganapati", "Ganpati". */
function withoutA(sound: string): string {
  return sound.replaceAll('a', '');
}

const shortestWithoutA = 5;
