/**
 * Signs in a text that nobody sees and that change what others do: they turn the direction of writing, join or part words
 * without a trace, or are left over from elsewhere. A joiner between letters of an Indian script is none of them: it is
 * how some of its ligatures are written.
 */
export function strangeSigns(text: string): number {
  return text.match(strange)?.length ?? 0;
}

/** The text without them, its letters composed in the one usual way. */
export function withoutStrangeSigns(text: string): string {
  return text.replace(strange, '').normalize('NFC');
}

// oxlint-disable-next-line no-control-regex -- control signs are what is looked for
const strange = new RegExp(
  [
    // Directions of writing (UAX #9), and marks that fonts do not draw.
    '[\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u00ad\\u180e\\ufff9-\\ufffc]',
    '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]',
    '[\\u{e0000}-\\u{e007f}]',
    // Joiners, but between letters of an Indian script.
    '(?<![\\u0900-\\u0d7f])[\\u200c\\u200d]',
    '[\\u200c\\u200d](?![\\u0900-\\u0d7f]|\\s|$|\\p{P})',
  ].join('|'),
  'gu',
);
