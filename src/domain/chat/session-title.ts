const longestTitle = 50;

/** A session is named after its first question: the first 50 characters, and '...' when there was more. */
export function sessionTitle(question: string): string {
  const words = question.trim().replace(/\s+/g, ' ');
  const characters = Array.from(words);
  return characters.length > longestTitle ? `${characters.slice(0, longestTitle).join('')}...` : words;
}

/** What the conversation about a floor plan is called, by the name of its file. */
export function planSessionTitle(fileName: string): string {
  return `Floorplan Analysis - ${Array.from(fileName.trim()).slice(0, 255).join('')}`;
}
