/** A text without control characters and empty lines in a row, and without what is too much, by whole characters. */
export function shortened(text: string, most: number): string {
  const tidy = text
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return tidy.length <= most ? tidy : Array.from(tidy).slice(0, most).join('').trimEnd();
}
