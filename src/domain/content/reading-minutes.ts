/** Minutes that a text takes to read: 200 words a minute, one at least, and no more than the database takes. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/u).filter(Boolean).length;
  return Math.min(mostMinutes, Math.max(1, Math.ceil(words / 200)));
}

const mostMinutes = 240;
