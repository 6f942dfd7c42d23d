import type { RoomId } from '#domain/vaastu/types.ts';

/** A room of a drawn plan: its label in English and Hindi by lines, and its place in metres. */
export interface LaidRoom {
  room: RoomId | null;
  en: readonly string[];
  hi: readonly string[];
  at: readonly [x: number, y: number, width: number, height: number];
}

export interface Layout {
  name: string;
  rooms: readonly LaidRoom[];
  /** In the place of the look's own. */
  fonts?: { en: string; hi: string };
}

const laid = (
  room: RoomId | null,
  en: string,
  hi: string,
  x: number,
  y: number,
  width: number,
  height: number,
): LaidRoom => ({ room, en: en.split('|'), hi: hi.split('|'), at: [x, y, width, height] });

/** The homes with which the reading was made to work. */
export const seenLayouts: readonly Layout[] = [
  {
    name: 'flat with two bedrooms',
    rooms: [
      laid('master_bedroom', 'M. BED ROOM', 'मुख्य शयनकक्ष', 0, 0, 4, 3.6),
      laid('toilet', 'TOI.', 'शौचालय', 4, 0, 1.6, 2.2),
      laid('kitchen', 'KITCHEN', 'रसोई', 5.6, 0, 3, 3.6),
      laid('utility', 'UTILITY', 'धुलाई', 8.6, 0, 1.8, 3.6),
      laid(null, 'PASSAGE', 'गलियारा', 4, 2.2, 1.6, 1.4),
      laid('living_room', 'LIVING / DINING', 'बैठक', 0, 3.6, 6, 4.4),
      laid('bedroom', 'BED-2', 'शयनकक्ष', 6, 3.6, 4.4, 3),
      laid('pooja', 'POOJA', 'पूजा घर', 6, 6.6, 2, 1.4),
      laid('balcony', 'BALCONY', 'बालकनी', 8, 6.6, 2.4, 1.4),
    ],
  },
  {
    name: 'house with a porch',
    rooms: [
      laid('garage', 'CAR PARKING', 'पार्किंग', 0, 0, 4, 4.5),
      laid('living_room', 'DRAWING ROOM', 'ड्राइंग रूम', 4, 0, 4.5, 4.5),
      laid('guest_room', 'GUEST BED', 'अतिथि कक्ष', 8.5, 0, 3.5, 4.5),
      laid('staircase', 'STAIR', 'सीढ़ी', 0, 4.5, 2.4, 3.5),
      laid('dining', 'DINING', 'भोजन कक्ष', 2.4, 4.5, 4.6, 3.5),
      laid('toilet', 'C.TOILET', 'शौचालय', 7, 4.5, 2, 1.8),
      laid('pooja', 'PUJA', 'पूजा', 7, 6.3, 2, 1.7),
      laid('kitchen', 'KIT.', 'रसोई', 9, 4.5, 3, 3.5),
      laid('master_bedroom', 'MASTER|BEDROOM', 'मास्टर|बेडरूम', 0, 8, 4.5, 4),
      laid('bathroom', 'BATH', 'स्नानघर', 4.5, 8, 2, 2.4),
      laid('store', 'STORE', 'भंडार', 4.5, 10.4, 2, 1.6),
      laid('children_bedroom', 'KIDS|BEDROOM', 'बच्चों का कमरा', 6.5, 8, 5.5, 4),
    ],
  },
  {
    name: 'office',
    rooms: [
      laid('reception', 'RECEPTION', 'स्वागत कक्ष', 0, 0, 5, 3.5),
      laid('conference', 'CONFERENCE ROOM', 'सभा कक्ष', 5, 0, 5.5, 3.5),
      laid('office_cabin', 'DIRECTOR CABIN', 'केबिन', 10.5, 0, 4, 3.5),
      laid('accounts', 'ACCOUNTS', 'लेखा विभाग', 0, 3.5, 4, 3.5),
      laid(null, 'WORKSTATIONS', 'गलियारा', 4, 3.5, 6.5, 6),
      laid('grain_pantry', 'PANTRY', 'राशन', 10.5, 3.5, 4, 2.5),
      laid('toilet', 'TOILET', 'शौचालय', 10.5, 6, 4, 3.5),
      laid('electrical', 'ELECTRICAL', 'बिजली', 0, 7, 4, 2.5),
    ],
  },
];

/** Homes that were drawn afterwards and never looked at while anything was changed. */
export const heldOutLayouts: readonly Layout[] = [
  {
    name: 'flat with three bedrooms',
    rooms: [
      laid('balcony', 'SIT OUT', 'बरामदा', 0, 0, 3.4, 1.5),
      laid('bedroom', 'BED ROOM', 'शयन कक्ष', 0, 1.5, 3.4, 3.7),
      laid('toilet', 'ATT. TOI', 'टॉयलेट', 3.4, 0, 2.2, 1.9),
      laid('toilet', 'TOILET', 'शौचालय', 3.4, 1.9, 2.2, 1.8),
      laid('living_room', 'LIVING ROOM', 'बैठक कक्ष', 5.6, 0, 5.2, 3.7),
      laid(null, 'LOBBY', 'लॉबी', 3.4, 3.7, 7.4, 1.5),
      laid('master_bedroom', 'MASTER BED', 'मास्टर बेडरूम', 0, 5.2, 4, 4),
      laid('bathroom', 'BATH', 'बाथरूम', 4, 5.2, 1.9, 2.1),
      laid(null, 'DRESS', 'ड्रेस', 4, 7.3, 1.9, 1.9),
      laid('dining', 'DINING AREA', 'डाइनिंग', 5.9, 5.2, 4.9, 2.3),
      laid('kitchen', 'KITCH.', 'किचन', 5.9, 7.5, 3, 1.7),
      laid('store', 'ST.', 'स्टोर', 8.9, 7.5, 1.9, 1.7),
    ],
  },
  {
    name: 'narrow house',
    rooms: [
      laid('garage', 'PARKING', 'पार्किंग', 0, 0, 3.2, 4.6),
      laid('entrance', 'FOYER', 'मुख्य द्वार', 3.2, 0, 2.8, 2.2),
      laid('study', 'STUDY', 'अध्ययन कक्ष', 3.2, 2.2, 2.8, 2.4),
      laid('living_room', 'FAMILY LOUNGE', 'हॉल', 0, 4.6, 6, 3.8),
      laid('staircase', 'STAIRCASE', 'सीढ़ियाँ', 0, 8.4, 2, 3.2),
      laid('pooja', 'MANDIR', 'मंदिर', 2, 8.4, 1.8, 1.5),
      laid('toilet', 'W.C.', 'शौचालय', 3.8, 8.4, 2.2, 1.5),
      laid('kitchen', 'KITCHEN', 'रसोईघर', 2, 9.9, 4, 3.1),
      laid('utility', 'WASH AREA', 'धुलाई', 0, 11.6, 2, 1.4),
      laid('guest_room', 'GUEST ROOM', 'अतिथि कक्ष', 0, 13, 6, 3.4),
    ],
  },
  {
    name: 'villa',
    rooms: [
      laid('open_space', 'COURTYARD', 'आंगन', 5, 4, 3.6, 3.4),
      laid('living_room', 'LIVING', 'बैठक', 0, 0, 5, 4),
      laid('entrance', 'ENTRANCE FOYER', 'प्रवेश', 5, 0, 3.6, 4),
      laid('bedroom', 'BEDROOM 1', 'शयनकक्ष', 8.6, 0, 4.4, 4),
      laid('pooja', 'POOJA ROOM', 'पूजा कक्ष', 0, 4, 2.4, 3.4),
      laid('store', 'STORE ROOM', 'भंडार गृह', 2.4, 4, 2.6, 3.4),
      laid('bathroom', 'BATHROOM', 'स्नानगृह', 8.6, 4, 2.2, 3.4),
      laid('toilet', 'POWDER|ROOM', 'शौचालय', 10.8, 4, 2.2, 3.4),
      laid('kitchen', 'KITCHEN', 'रसोई', 0, 7.4, 4, 4),
      laid('dining', 'DINING|HALL', 'भोजन कक्ष', 4, 7.4, 4.2, 4),
      laid('master_bedroom', 'MASTER|BED ROOM', 'मुख्य शयन कक्ष', 8.2, 7.4, 4.8, 4),
    ],
  },
];

/** Homes of other shapes, with other names in other letters, drawn when the reading was finished. */
export const freshLayouts: readonly Layout[] = [
  {
    name: 'bungalow',
    fonts: { en: 'FreeSans', hi: 'Noto Serif Devanagari' },
    rooms: [
      laid('balcony', 'VERANDAH', 'बरामदा', 0, 0, 5.2, 1.8),
      laid('garage', 'CAR PORCH', 'पोर्च', 5.2, 0, 4, 5.4),
      laid('living_room', 'DRAWING HALL', 'बैठक हॉल', 0, 1.8, 5.2, 3.6),
      laid('office_cabin', 'OFFICE', 'कार्यालय', 9.2, 0, 3.2, 3),
      laid('toilet', 'W.C.', 'टॉयलेट', 9.2, 3, 3.2, 2.4),
      laid('dining', 'DINING SPACE', 'भोजनालय', 0, 5.4, 4.4, 3.2),
      laid('pooja', 'PUJA GHAR', 'पूजाघर', 4.4, 5.4, 2, 1.6),
      laid('store', 'STORE', 'भण्डार', 4.4, 7, 2, 1.6),
      laid('staircase', 'STAIRS', 'सीढ़ियां', 6.4, 5.4, 2.6, 3.2),
      laid('kitchen', 'MODULAR|KITCHEN', 'रसोई कक्ष', 9, 5.4, 3.4, 3.2),
      laid('master_bedroom', 'MASTER SUITE', 'मुख्य शयनकक्ष', 0, 8.6, 5, 3.8),
      laid('bathroom', 'BATH ROOM', 'स्नानागार', 5, 8.6, 2.4, 3.8),
      laid('bedroom', 'BED ROOM-2', 'बेडरूम', 7.4, 8.6, 5, 3.8),
    ],
  },
  {
    name: 'flat at a corner',
    fonts: { en: 'Liberation Serif', hi: 'FreeSans' },
    rooms: [
      laid('entrance', 'ENTRY', 'प्रवेश द्वार', 0, 0, 2.4, 2.6),
      laid('living_room', 'FAMILY ROOM', 'पारिवारिक कक्ष', 2.4, 0, 5, 4.2),
      laid('balcony', 'BALCONY', 'बालकनी', 7.4, 0, 1.8, 4.2),
      laid('toilet', 'COM. TOILET', 'शौचालय', 0, 2.6, 2.4, 1.6),
      laid('children_bedroom', "CHILDREN'S|ROOM", 'बच्चों का|शयन कक्ष', 0, 4.2, 3.8, 3.4),
      laid('study', 'LIBRARY', 'पुस्तकालय', 3.8, 4.2, 2.4, 3.4),
      laid('kitchen', 'KITCHEN', 'रसोईघर', 6.2, 4.2, 3, 2),
      laid('utility', 'LAUNDRY', 'धुलाई', 6.2, 6.2, 3, 1.4),
      laid('bedroom', 'BEDROOM', 'शयन कक्ष', 0, 7.6, 4.2, 3.6),
      laid('pooja', 'PRAYER|ROOM', 'प्रार्थना कक्ष', 4.2, 7.6, 2.2, 3.6),
      laid('guest_room', 'GUEST BED', 'अतिथि गृह', 6.4, 7.6, 2.8, 3.6),
    ],
  },
];
