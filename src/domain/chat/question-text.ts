/** How long a question may be, in characters. */
export const longestQuestion = 4000;

/** The words of a message box once something was spoken into it: what was typed stays in front. */
export function withSpoken(typed: string, spoken: string): string {
  const before = typed.trim();
  return (before === '' ? spoken : `${before} ${spoken}`).slice(0, longestQuestion);
}
