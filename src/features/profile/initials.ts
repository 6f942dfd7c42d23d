/** The first letters of the first and the last word of a name, as its script writes them; of the username where there is no name. */
export function initials(fullName: string | null, username: string): string {
  const words = (fullName ?? '').trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length === 0 ? [username] : words.length === 1 ? words : [words[0], words.at(-1)];
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}

/** With the vowel sign that belongs to it: of 'हिमानी' it is 'हि'. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return (first?.segment ?? '').toLocaleUpperCase();
}
