import { characterReference } from './own-scripts.ts';

/**
 * The characters that a named reference stands for ('amp' → '&'), or false where there is no such name: what the package
 * decode-named-character-reference does in browsers, in whose place it is built in.
 */
export function decodeNamedCharacterReference(value: string): string | false {
  const reference = `&${value};`;
  const element = document.createElement('i');
  element.innerHTML = characterReference(reference);
  const characters = element.textContent;
  // Names that need no semicolon are read before another one ends: '&notit;' as '¬it;'.
  const isPartly = characters.endsWith(';') && value !== 'semi';
  return isPartly || characters === reference ? false : characters;
}
