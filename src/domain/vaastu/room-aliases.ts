import { isRoomId } from './rooms.ts';
import type { RoomId } from './types.ts';

/**
 * The room that a plan names by its id, or by one of a few names that can mean nothing else. Labels on drawings are
 * another matter, with abbreviations and slips: see `nameRoom`.
 */
export function roomNamed(value: unknown): RoomId | undefined {
  if (typeof value !== 'string') return undefined;
  if (isRoomId(value)) return value;
  return aliases.get(plain(value));
}

function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim();
}

const names: readonly (readonly [RoomId, string])[] = [
  ['kitchen', 'rasoi, rasoighar, रसोई, रसोईघर, पाकशाला'],
  ['master_bedroom', 'master bedroom, mukhiya ka kamra, मास्टर बेडरूम, मुख्य शयनकक्ष, गृहस्वामी का शयनकक्ष'],
  ['bedroom', 'shayan kaksh, बेडरूम, शयनकक्ष'],
  ['children_bedroom', "kids room, children room, children's room, bachon ka kamra, बच्चों का शयनकक्ष, बच्चों का कमरा"],
  ['guest_room', 'guest room, guest bedroom, mehman ka kamra, atithi kaksh, मेहमान का कमरा, अतिथि कक्ष'],
  ['pooja', 'mandir, puja, puja ghar, pooja ghar, pooja room, puja room, devghar, पूजा कक्ष, पूजा घर, देवघर'],
  ['toilet', 'wc, latrine, shauchalaya, bathroom with wc, टॉयलेट, लैट्रिन, शौचालय'],
  ['bathroom', 'snanghar, gusalkhana, स्नानगृह, स्नानघर'],
  ['living_room', 'living, living room, drawing room, baithak, ड्राइंग रूम, बैठक'],
  ['dining', 'dining room, bhojan kaksh, khane ka kamra, भोजन कक्ष'],
  ['study', 'study room, padhai ka kamra, home office, अध्ययन, अध्ययन कक्ष, स्टडी रूम'],
  ['entrance', 'main gate, main door, main entrance, मुख्य दरवाज़ा, मुख्य द्वार, प्रवेश द्वार'],
  ['staircase', 'stairs, seedhi, zeena, सीढ़ी, सीढ़ियाँ, जीना'],
  ['store', 'store room, storeroom, bhandar, भंडार, स्टोर रूम'],
  ['grain_pantry', 'pantry, anaaj, अनाज, अन्न भंडार'],
  ['overhead_tank', 'overhead tank, overhead water tank, chhat ki tanki'],
  ['underground_water', 'borewell, boring, sump, kuan, tubewell, underground tank, underground water, बोरिंग, बोरवेल, कुआँ'],
  ['septic_tank', 'septic tank, सेप्टिक टैंक, सोक पिट'],
  ['garage', 'parking, car parking, पार्किंग, गैराज'],
  ['balcony', 'verandah, veranda, chhajja, बालकनी, बरामदा'],
  ['basement', 'tehkhana, तलघर, तहखाना'],
  ['office_cabin', 'cabin, boss cabin, md cabin, केबिन'],
  ['cash_counter', 'tijori, safe, locker, galla, cash counter, तिजोरी'],
  ['reception', 'reception desk'],
  ['conference', 'meeting room, conference room'],
  ['electrical', 'inverter, generator, electrical panel'],
  ['utility', 'washing machine, laundry'],
  ['lift', 'elevator, लिफ़्ट'],
  ['open_space', 'garden, angan, courtyard, lawn, open space, आँगन'],
  ['water_feature', 'pool, fountain, aquarium, water feature'],
  ['heavy_tree', 'large tree, heavy tree, बड़ा पेड़'],
]; // prettier-ignore

const aliases: ReadonlyMap<string, RoomId> = new Map(
  names.flatMap(([room, list]) => list.split(', ').map((name) => [plain(name), room] as const)),
);
