const mostCharacters = 255;

const pictureEnding = /\.(jpe?g|png|webp|heic|heif)$/i;

/** Controls, halves of characters, and what turns the reading direction; joiners belong to the words of Hindi. */
const unseen = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name under which a file is sent: without folders, without characters that are not seen or turn the reading
 * direction, and with the ending of what it has become.
 */
export function attachmentName(name: string, extension: string): string {
  const bare = (name.split(/[\\/]/).at(-1) ?? '').replace(unseen, '').trim();
  const same =
    new RegExp(`\\.${extension}$`, 'i').test(bare) || (extension === 'jpg' && /\.jpeg$/i.test(bare));
  const stem = bare.replace(/\.[^.]*$/, '') || 'file';
  const ending = same ? (/\.[^.]*$/.exec(bare)?.[0] ?? '') : `.${extension}`;
  return `${Array.from(stem)
    .slice(0, mostCharacters - ending.length)
    .join('')}${ending}`;
}

/** The same of a picture, whose owner knows it by its own ending, whatever it was made into on the way. */
export function pictureName(name: string, extension: string): string {
  return attachmentName(name, pictureEnding.exec(name.trim())?.[1] ?? extension);
}
