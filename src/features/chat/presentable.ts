/**
 * Markdown that was cut off somewhere, so that what is shown does not change its look once the rest has come: what was
 * begun to be marked is closed, and a mark whose words are still to come is left out.
 */
export function presentable(markdown: string): string {
  const fences = markdown.match(/^ {0,3}```/gm)?.length ?? 0;
  if (fences % 2 === 1) return markdown;
  const cut = markdown.lastIndexOf('\n') + 1;
  const line = markdown.slice(cut);
  if (onlyMark.test(line)) return markdown.slice(0, cut).trimEnd();
  return markdown.slice(0, cut) + closed(withoutHalfLink(line));
}

/** A heading, a point, a quotation or a rule of which nothing has come but its mark; or nothing at all. */
const onlyMark = /^\s*(#{1,6}|[-+*>]|\d{1,3}[.)]?|-{2,}|={2,}|\*{2,})?\s*$/;

/** `[words](https://exa` would show its address until the bracket comes: only the words are shown meanwhile. */
function withoutHalfLink(line: string): string {
  return line.replace(/!?\[([^\]]*)(\](\([^)\s]*)?)?$/, (_, words: string) => words);
}

/** What is strong, stressed or code ends where the line ends. Marks that stand last may close something, or begin it. */
function closed(line: string): string {
  const bare = line.replace(/[*`]+$/, '');
  const open = bare.trimEnd();
  if (count(bare, /`/g) % 2 === 1) return `${open}\``;
  const isStrong = count(bare, /\*\*/g) % 2 === 1;
  const isStressed = count(bare.replaceAll('**', ''), /(?<=^|\s|\()\*(?=\S)|(?<=\S)\*/g) % 2 === 1;
  if (!isStrong && !isStressed) return bare;
  return `${open}${isStressed ? '*' : ''}${isStrong ? '**' : ''}`;
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
