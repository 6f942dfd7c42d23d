const longestTitle = 50;

/** A session is named after its first question: the first 50 characters, and '...' when there was more. */
export function sessionTitle(question: string): string {
  const words = question.trim().replace(/\s+/g, ' ');
  const characters = Array.from(words);
  return characters.length > longestTitle ? `${characters.slice(0, longestTitle).join('')}...` : words;
}
