/**
 * What the guide reads of what somebody wrote: its last `most` letters, as what is asked mostly stands at the end, with one
 * space where there are several and no sign more than three times in a row. Who writes more keeps nobody else waiting.
 */
export function readable(text: string, most: number): string {
  const plain = text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\n\s+/gu, '\n')
    .replace(/([^\p{L}\p{M}\p{N}\s])\1{3,}/gu, '$1$1$1')
    .trim();
  return plain.length <= most ? plain : plain.slice(-most).replace(/^\S*\s/u, '');
}
