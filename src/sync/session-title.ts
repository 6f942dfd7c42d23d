const titleLength = 50;

/** The name of a session: the first 50 characters of its first question, with '...' where there were more. */
export function sessionTitle(question: string): string {
  // By characters as a reader counts them, so that no letter loses its vowel sign.
  const letters = [...new Intl.Segmenter().segment(question.trim().replace(/\s+/g, ' '))].map(
    ({ segment }) => segment,
  );
  return letters.length > titleLength ? `${letters.slice(0, titleLength).join('')}...` : letters.join('');
}
