import { directions } from './directions.ts';
import type { Direction9, Place, RoomId, Text, Verdict } from './types.ts';
import { rooms } from './rooms.ts';
import { zones } from './zones.ts';

export const verdictNames: Readonly<Record<Verdict, Text>> = {
  ideal: { en: 'ideal', hi: 'उत्तम' },
  acceptable: { en: 'acceptable', hi: 'ठीक, मान्य' },
  avoid: { en: 'better avoided', hi: 'टालना बेहतर' },
  severe: { en: 'strongly advised against', hi: 'साफ़ मना' },
};

/** "north-east", "उत्तर-पूर्व (ईशान)"; the strips between by their zone. */
export function placeText(place: Place): Text {
  if (isDirection(place)) return directions[place].name;
  return zones.find(({ id }) => id === place)?.name ?? { en: place, hi: place };
}

export function roomText(room: RoomId): Text {
  return rooms[room].name;
}

/** Several sentences as one text. */
export function joined(...parts: readonly (Text | undefined)[]): Text {
  const said = parts.filter((part) => part !== undefined);
  return { en: said.map(({ en }) => en).join(' '), hi: said.map(({ hi }) => hi).join(' ') };
}

/** "a, b and c", "a, b और c" */
export function listed(items: readonly Text[], word: Text = { en: 'and', hi: 'और' }): Text {
  const list = (parts: string[], and: string) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
  return {
    en: list(
      items.map(({ en }) => en),
      word.en,
    ),
    hi: list(
      items.map(({ hi }) => hi),
      word.hi,
    ),
  };
}

/** A note that holds two views, divided at its semicolon. Every note on a disputed rule does. */
export function twoViewsOf(note: Text): [Text, Text] {
  const [firstEn = '', secondEn = ''] = note.en.split(/; /u);
  const [firstHi = '', secondHi = ''] = note.hi.split(/; /u);
  return [
    { en: `${firstEn}.`, hi: `${firstHi}।` },
    { en: capital(secondEn), hi: secondHi },
  ];
}

/** The first sentence of a text, up to its first stop or semicolon. */
export function firstSentence({ en, hi }: Text): Text {
  const [english = en] = /^.*?(?=;|\.(?:\s|$)|$)/u.exec(en) ?? [];
  const [hindi = hi] = /^.*?(?=;|।|$)/u.exec(hi) ?? [];
  return { en: `${english}.`, hi: `${hindi}।` };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function isDirection(place: Place): place is Direction9 {
  return Object.hasOwn(directions, place);
}
