import { directions } from '#domain/vaastu/directions.ts';
import { rooms } from '#domain/vaastu/rooms.ts';
import type { Place, RoomId, Text, Verdict } from '#domain/vaastu/types.ts';
import { zones } from '#domain/vaastu/zones.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { romanise } from './romanise.ts';

/** A sentence in the languages of answers; without its own Hinglish, the Hindi is put into Latin letters. */
export interface Saying extends Text {
  hinglish?: string;
}

export function say(language: AnswerLanguage, { en, hi, hinglish }: Saying): string {
  switch (language) {
    case 'en':
      return en;
    case 'hi':
      return hi;
    case 'hinglish':
      return hinglish ?? romanise(hi);
  }
}

export function placeName(language: AnswerLanguage, place: Place): string {
  if (place === 'C')
    return say(language, { en: 'centre', hi: 'बीच (ब्रह्मस्थान)', hinglish: 'beech (brahmasthan)' });
  if (language === 'hinglish') return hinglishPlaces[place] ?? nameOf(place).en;
  return nameOf(place)[language];
}

function nameOf(place: Exclude<Place, 'C'>): Text {
  return place in directions
    ? directions[place as keyof typeof directions].name
    : (zones.find(({ id }) => id === place)?.name ?? directions.C.name);
}

export function roomName(language: AnswerLanguage, room: RoomId): string {
  return say(language, {
    ...rooms[room].name,
    ...spokenRooms[room],
    hinglish: hinglishRooms[room] ?? rooms[room].name.en,
  });
}

export function verdictName(language: AnswerLanguage, verdict: Verdict): string {
  return say(language, verdictNames[verdict]);
}

/** "a, b and c" */
export function list(language: AnswerLanguage, items: readonly string[]): string {
  const and = say(language, { en: 'and', hi: 'और', hinglish: 'aur' });
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

const verdictNames: Readonly<Record<Verdict, Saying>> = {
  ideal: { en: 'ideal', hi: 'उत्तम', hinglish: 'uttam (ideal)' },
  acceptable: { en: 'acceptable', hi: 'ठीक, मान्य', hinglish: 'theek (acceptable)' },
  avoid: { en: 'better avoided', hi: 'टालना बेहतर', hinglish: 'avoid karna behtar' },
  severe: { en: 'strongly advised against', hi: 'साफ़ मना', hinglish: 'saaf mana' },
};

const hinglishPlaces: Readonly<Partial<Record<Place, string>>> = {
  N: 'north (uttar)', NE: 'north-east (ishan)', E: 'east (purab)', SE: 'south-east (agneya)', S: 'south (dakshin)', SW: 'south-west (nairitya)', W: 'west (paschim)', NW: 'north-west (vayavya)',
}; // prettier-ignore

/** As people say them, where the table's names are those of a plan. */
const spokenRooms: Readonly<Partial<Record<RoomId, Text>>> = {
  underground_water: { en: 'borewell, well or underground tank', hi: 'बोरवेल, कुआँ या भूमिगत टंकी' },
};

const hinglishRooms: Readonly<Partial<Record<RoomId, string>>> = {
  children_bedroom: 'bachchon ka kamra', pooja: 'pooja ghar', entrance: 'main door', staircase: 'seedhi', grain_pantry: 'anaaj bhandar', overhead_tank: 'chhat ki tanki',
  underground_water: 'borewell / underground tank', cash_counter: 'tijori / cash counter', living_room: 'living room', open_space: 'khuli jagah', heavy_tree: 'bada ped', electrical: 'bijli ka panel', accounts: 'accounts', water_feature: 'pool ya fountain', utility: 'laundry / utility', office_cabin: 'boss ka cabin', study: 'study room', store: 'store room', basement: 'basement',
}; // prettier-ignore
