import { soundsOf } from './found-by-words.ts';

/** The deities whose pictures are chosen by their names; those of others are named by their rows. */
export const builtInDeities = ['ganesh', 'hanuman', 'lakshmi', 'shiv', 'ambe'] as const;
export type BuiltInDeity = (typeof builtInDeities)[number];

/**
 * Where the picture of a deity comes from: built-in, a path of this site · address, of the web · catalogue, a path in the
 * public bucket `deity_images` · own, a path in the private bucket `user_deities`.
 */
export type DeityImage =
  | { kind: 'built-in'; path: string }
  | { kind: 'address'; url: string }
  | { kind: 'catalogue'; path: string }
  | { kind: 'own'; path: string };

export interface PicturedDeity {
  /** In every script that there is. */
  names: readonly string[];
  /** As its row has it. */
  image: string | null | undefined;
  /** Whether somebody has made it for themselves. */
  isOwn: boolean;
}

/**
 * Which picture a deity is shown by. One without a usable image has the built-in one of its name, and Ganesh's where
 * there is none of that name; a goddess and the deity of a family or a village have the lamp that is lit for them, as they
 * would not be known by his.
 */
export function deityImage({ names, image, isOwn }: PicturedDeity): DeityImage {
  const said = image?.trim() ?? '';
  const builtIn = { kind: 'built-in', path: builtInPath(builtInOf(names)) } as const;
  // Where the sources of an earlier site had its pictures: nothing lies there.
  if (said === '' || /^\.{0,2}\/?src\/assets/i.test(said)) return builtIn;
  if (/^\/deities\/[a-z]+\.svg$/.test(said)) return { kind: 'built-in', path: said };
  if (/^https:/i.test(said))
    return /^https:\/\/[^\s/?#@\\:]+(:\d+)?([/?#].*)?$/i.test(said)
      ? { kind: 'address', url: said }
      : builtIn;
  // A path within a bucket and nothing else: no scheme, no other host, no way out of it.
  if (/[:\\?#]|^\/|(^|\/)\.{0,2}(\/|$)/.test(said)) return builtIn;
  return isOwn ? { kind: 'own', path: said } : { kind: 'catalogue', path: said };
}

/** Where this site has a built-in picture. */
export function builtInPath(deity: BuiltInDeity | 'lamp'): string {
  return `/deities/${deity}.svg`;
}

/** The one of the name, however it is spelled and addressed. */
export function builtInOf(names: readonly string[]): BuiltInDeity | 'lamp' {
  for (const name of names) {
    const words = soundsOf(name).filter((word) => !titles.has(word));
    const [only, ...others] = words;
    const found = only !== undefined && others.length === 0 ? spellings.get(only) : undefined;
    if (found) return found;
  }
  return names.some((name) => soundsOf(name).some((word) => notGanesh.has(word))) ? 'lamp' : 'ganesh';
}

const spellings = new Map<string, BuiltInDeity>(
  (
    [
      ['ganesh', 'ganesh ganesha गणेश'],
      ['hanuman', 'hanuman hanumana हनुमान'],
      ['lakshmi', 'lakshmi laxmi लक्ष्मी'],
      ['shiv', 'shiv shiva siva शिव'],
      ['ambe', 'ambe amba अम्बे अंबे'],
    ] as const
  ).flatMap(([deity, names]) => soundsOf(names).map((sound) => [sound, deity] as const)),
);

/** How people address a deity. */
const titles = new Set(
  soundsOf('shri shree sri lord god goddess bhagwan maa ma mata devi dev ji जी श्री भगवान माँ मां माता देवी देव'),
);

/** In the name of a goddess, or of the deity of a family, a village or one's own choice. */
const notGanesh = new Set(
  soundsOf(
    'goddess maa ma mata mai devi kuldevi kuldevta kuladevi kuladevata kuldev gramdevi gramdevta ishtadev ishtadevta ishta माँ मां माता माई देवी कुलदेवी कुलदेवता कुलदेव ग्रामदेवी ग्रामदेवता इष्टदेव इष्टदेवता इष्ट',
  ),
);
