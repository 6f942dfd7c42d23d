/** Every picture that is handed on is as wide as this, and most are as tall: what messengers show without cutting. */
export const cardSize = { width: 1080, height: 1350 } as const;

/** The light colours of the app: a picture that is handed on is on paper, whatever the screen looks like. */
export const look = {
  paper: '#fbf7ef',
  surface: '#fffdf8',
  ink: '#2a2118',
  soft: '#67594a',
  hairline: '#e3d8c3',
  gold: '#b4862a',
  goldInk: '#775509',
  family: '"Noto Sans", system-ui, sans-serif',
  serif: '"Tiro Devanagari Hindi", "Noto Sans", serif',
} as const;

/** Breaks a text into lines that fit, by words, which a no-break space holds together; a word that is wider than a line stands alone and is cut by nothing. */
export function wrapped(
  text: string,
  fits: (line: string) => boolean,
  mostLines = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00A0]+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1] ?? ''}…`];
}
