import { expect, test } from 'vitest';
import { countsRooms, nameRoom, nameSpace, tidyLabel } from './name-room.ts';
import type { RoomId } from './types.ts';

const names: Partial<Record<RoomId, string[]>> = {
  kitchen: ['KITCHEN', 'Kitchen', 'KIT.', 'KITCH', 'KITCH.', 'MODULAR KITCHEN', 'OPEN KITCHEN', 'KITCHEN AREA', 'रसोई', 'रसोईघर', 'रसोई घर', 'किचन', 'RASOI', 'KITCHEN 10\'0" X 12\'6"', 'KITCHEN/DINING', 'KITCHEN (8\'x10\')'],
  master_bedroom: ['MASTER BEDROOM', 'MASTER BED ROOM', 'M.BED', 'M. BED', 'M BED RM', 'M.BED ROOM', 'M/BED', 'MASTER BED', 'M. BEDROOM', 'MBR', 'MASTER BEDROOM 12\'0" X 14\'0"', 'मुख्य शयनकक्ष', 'मुख्य शयन कक्ष', 'मास्टर बेडरूम', 'MASTER BED ROOM 3.60 X 4.20'],
  bedroom: ['BEDROOM', 'BED ROOM', 'BED-2', 'BED 2', 'BED2', 'BED RM.', 'BEDROOM-3', 'BEDROOM II', 'BED ROOM 1', 'B/ROOM', 'BEDRM', 'शयनकक्ष', 'शयन कक्ष', 'शयन कक्ष-२', 'बेडरूम', 'BEDROOM 11\'-0" x 13\'-6"', 'BED ROOM 3.0x3.6 M', 'BEDROOM 2 (10X11)'],
  children_bedroom: ['KIDS BEDROOM', "KID'S BEDROOM", "CHILDREN'S BEDROOM", 'CHILD BED ROOM', "SON'S BEDROOM", 'DAUGHTER BEDROOM', 'KIDS ROOM', 'बच्चों का कमरा'],
  guest_room: ['GUEST ROOM', 'GUEST BEDROOM', 'GUEST BED', 'G. BED', 'अतिथि कक्ष'],
  pooja: ['POOJA', 'PUJA', 'POOJA ROOM', 'PUJA ROOM', 'MANDIR', 'PRAYER', 'POOJA 4\'X5\'', 'पूजा', 'पूजा घर', 'पूजा कक्ष', 'मंदिर', 'मन्दिर', 'DEVGHAR'],
  toilet: ['TOILET', 'TOI', 'TOI.', 'TOIL.', 'ATT. TOI', 'ATT. TOILET', 'C.TOI', 'C. TOILET', 'COMMON TOILET', 'W/C', 'W.C.', 'WC', 'TOILET 5\'0"X8\'0"', 'TOILET-1', 'TOILET 2', 'POWDER ROOM', 'P. TOILET', 'T&B', 'TOILET/BATH', 'BATH & WC', 'शौचालय', 'टॉयलेट', 'SHAUCHALAYA', 'ATTACHED TOILET', 'LAT & BATH'],
  bathroom: ['BATH', 'BATHROOM', 'BATH ROOM', 'M.BATH', 'COMMON BATH', 'स्नानघर', 'स्नानगृह', 'बाथरूम', 'BATH 6\'X7\''],
  living_room: ['LIVING', 'LIVING ROOM', 'LIV/DIN', 'LIVING/DINING', 'LIVING & DINING', 'DRAWING ROOM', 'DRAWING', 'HALL', 'LIVING HALL', 'FAMILY LOUNGE', 'DRAWING/DINING', 'LIV.', 'LIVING CUM DINING', 'बैठक', 'बैठक कक्ष', 'ड्राइंग रूम', 'LIVING ROOM 15\'-6" x 11\'-0"'],
  dining: ['DINING', 'DINING ROOM', 'DINING HALL', 'DIN.', 'DINING AREA', 'भोजन कक्ष', 'डाइनिंग'],
  study: ['STUDY', 'STUDY ROOM', 'LIBRARY', 'HOME OFFICE', 'अध्ययन कक्ष'],
  entrance: ['FOYER', 'ENTRANCE', 'ENTRANCE FOYER', 'MAIN ENTRANCE', 'ENTRY', 'MAIN DOOR', 'मुख्य द्वार', 'प्रवेश द्वार'],
  staircase: ['STAIRCASE', 'STAIR', 'STAIRS', 'STAIR CASE', 'UP', 'DN', 'UP/DN', 'सीढ़ी', 'सीढ़ियाँ', 'जीना'],
  store: ['STORE', 'ST.', 'STORE ROOM', 'STORAGE', 'STORE 4\'-0" WIDE', 'भंडार', 'भण्डार', 'स्टोर'],
  grain_pantry: ['PANTRY'],
  overhead_tank: ['O.H.T.', 'OHT', 'OVERHEAD TANK', 'O.H. TANK', 'ओवरहेड टैंक'],
  underground_water: ['U.G. SUMP', 'SUMP', 'BOREWELL', 'U.G. TANK', 'बोरवेल'],
  septic_tank: ['SEPTIC TANK', 'SEPTIC', 'SOAK PIT', 'सेप्टिक टैंक'],
  garage: ['PARKING', 'CAR PARKING', 'GARAGE', 'PORCH', 'CAR PORCH', 'STILT PARKING', 'पार्किंग'],
  balcony: ['BALCONY', 'BALC.', 'SIT-OUT', 'SIT OUT', 'VERANDAH', 'BALCONY 4\' WIDE', 'UTILITY BALCONY', 'बालकनी', 'बरामदा'],
  basement: ['BASEMENT', 'तहखाना'],
  office_cabin: ['OFFICE', 'CABIN', 'DIRECTOR CABIN', 'MD CABIN', "MANAGER'S CABIN", 'CABIN-2', 'कार्यालय'],
  cash_counter: ['CASH COUNTER', 'LOCKER'],
  reception: ['RECEPTION', 'WAITING AREA', 'स्वागत कक्ष'],
  accounts: ['ACCOUNTS', 'ACCOUNTS DEPT.'],
  conference: ['CONFERENCE ROOM', 'CONFERENCE', 'MEETING ROOM', 'CONF. ROOM', 'BOARD ROOM'],
  electrical: ['D.G.', 'D.G. SET', 'ELECTRICAL ROOM', 'METER ROOM', 'ELEC. PANEL'],
  utility: ['UTILITY', 'UTIL', 'WASH', 'WASH AREA', 'SERVANT ROOM', 'SERVANT', 'LAUNDRY', 'धुलाई'],
  lift: ['LIFT', 'ELEVATOR', 'लिफ्ट'],
  open_space: ['COURTYARD', 'LAWN', 'GARDEN', 'OPEN TERRACE', 'आँगन', 'आंगन'],
  water_feature: ['SWIMMING POOL', 'FOUNTAIN'],
}; // prettier-ignore

const cases = Object.entries(names).flatMap(([room, labels]) =>
  labels.map((label) => [label, room] as const),
);

test.each(cases)('%s is the %s', (label, room) => {
  expect(nameRoom(label)?.room).toBe(room);
});

test.each([
  ['K1TCHEN', 'kitchen'],
  ['KITCHE', 'kitchen'],
  ['KlTCHEN', 'kitchen'],
  ['T0ILET', 'toilet'],
  ['TOILFT', 'toilet'],
  // Two strokes that have run together, and one that is lost.
  ['TOUET', 'toilet'],
  ['TONET', 'toilet'],
  ['UTIUTY', 'utility'],
  ['DNING', 'dining'],
  ['KTCHEN', 'kitchen'],
  ['EOYER', 'entrance'],
  ['TOL', 'toilet'],
  ['8ATH', 'bathroom'],
  ['5TORE', 'store'],
  ['5TUDY', 'study'],
  ['BEDRO0M', 'bedroom'],
  ['BEDROORN', 'bedroom'],
  ['BEOROOM', 'bedroom'],
  ['BALCNY', 'balcony'],
  ['DINlNG', 'dining'],
  ['LlVlNG', 'living_room'],
  ['LIVIMG ROOM', 'living_room'],
  ['MASTER BEDR00M', 'master_bedroom'],
  ['M4STER BEDROOM', 'master_bedroom'],
  ['P00JA', 'pooja'],
  ['STAIRCA5E', 'staircase'],
  ['C0NFERENCE', 'conference'],
  ['RECEPTI0N', 'reception'],
  ['VERANOAH', 'balcony'],
  ['शयनकक्', 'bedroom'],
  ['शोचालय', 'toilet'],
  ['बालकनि', 'balcony'],
] as const)('%s, with a slip of the reader, is the %s', (label, room) => {
  const named = nameRoom(label);
  expect(named?.room).toBe(room);
  expect(named?.sureness).toBeLessThan(0.9);
});

test.each([
  'NORTH', 'N', 'SCALE 1:100', '1:50', 'GROUND FLOOR PLAN', 'FIRST FLOOR', 'TYPICAL FLOOR PLAN', 'SITE PLAN',
  '12\'0"', '12\'0" X 14\'0"', '3.60 X 4.20', '3600', '10 फीट x 12 फीट', 'I2\'O" X 14\'O"',
  'Ramesh Kumar', 'POOJA SHARMA', 'R. K. SHARMA', 'MANDIR MARG', 'BATH ROAD', 'DRAWN BY', 'DRAWING NO. 12', 'DRAWING TITLE',
  'Kitchen Garden', 'AREA STATEMENT', 'TOTAL AREA 1250 SQ.FT', 'ROOM', 'AREA', 'कक्ष', 'D1', 'W2', 'V', 'DOOR', 'WINDOW',
  'LOFT', 'STOREY', 'STONE', 'SCORE', 'PATH', 'LEFT', 'TITLE', 'SHEET', 'ROAD 30\' WIDE', 'SOUTH', 'EAST', 'उत्तर', 'नक्शा',
  'ALL DIMENSIONS ARE IN FEET', 'TOILET DETAIL', 'KITCHEN PLATFORM SECTION A', 'NOTE', 'WARDROBE', 'CUPBOARD', 'WASH BASIN',
  'PASSAGE', 'LOBBY', 'CORRIDOR', 'DRESS', 'DRESSING', 'W.I.C.', 'OTS', 'DUCT', 'SHAFT', 'गलियारा', 'GYM', 'WORKSTATIONS',
  'a', 'oe', 'Ee', 'ia', '=', '', '   ', '||', 'x', 'REF', 'FRIDGE', 'T.V.', 'Invoice 2291', 'SUN', 'OIL', 'TOTAL', 'BENCH', 'TOWER', 'TONER', 'UNITY',
  'A bedroom should be quiet and face away from the street in summer',
])('%s names no room', (label) => {
  expect(nameRoom(label)).toBeUndefined();
}); // prettier-ignore

test.each([
  'PASSAGE',
  'LOBBY',
  'DRESS',
  'W.I.C.',
  'DUCT',
  'O.T.S.',
  'LOFT',
  'CORRIDOR',
  '4\'0" WIDE PASSAGE',
  'गलियारा',
])('%s is known as a place that no rule speaks about', (label) => {
  expect(nameSpace(label)?.room).toBeNull();
});

test('what is written out is surer than a slip of the reader, and that than a slip in one of two rooms', () => {
  const [whole, slip, twice] = ['LIVING ROOM', 'KITCHE', 'LIVIMG/DINING'].map(
    (label) => nameRoom(label)?.sureness ?? 0,
  );
  expect(whole).toBe(1);
  expect(slip).toBeLessThan(whole ?? 0);
  expect(twice).toBeLessThan(slip ?? 0);
});

test.each([
  ['MASTER BEDROOM 12\'0" X 14\'0"', 'MASTER BEDROOM'],
  ['| KITCHEN ~', 'KITCHEN'],
  ['शयन कक्ष 12 फीट x 10 फीट', 'शयन कक्ष'],
  ['BED-2', 'BED-2'],
  ['TOI\u{fffd}ET', 'TOIET'],
  ['Toilet 3.6x4.2 m', 'Toilet'],
])('%s is read out as %s', (label, name) => {
  expect(tidyLabel(label)).toBe(name);
});

test.each([
  ['\u{fffd}कचन', 'kitchen', 'किचन'],
  ['पा\u{fffd}क\u{fffd}ग', 'garage', 'पार्किंग'],
  ['अ\u{fffd}त\u{fffd}थ कक्ष', 'guest_room', 'अतिथि कक्ष'],
  ['सी\u{fffd}ढ़याँ 6\'7"', 'staircase', 'सीढ़ियाँ'],
  ['बाल\u{fffd}नी', 'balcony', 'बालकनी'],
  ['STA\u{fffd}RCASE', 'staircase', 'staircase'],
])('%s, of which some letters are not known, is told by the others', (label, room, word) => {
  const space = nameSpace(label);
  expect(space).toMatchObject({ room, word });
  expect(space?.sureness).toBeLessThan(0.9);
});

test.each(['\u{fffd}\u{fffd}', '\u{fffd}क', 'र\u{fffd}मेश', 'G\u{fffd}OUND F\u{fffd}OOR', 'SH\u{fffd}RMA'])(
  'too little is known of %s, or too much else',
  (label) => {
    expect(nameSpace(label)).toBeUndefined();
  },
);

test.each([
  ['3 Balconies', true],
  ['2 Bedroom + 2 Toilet', true],
  ['3 Bedrooms & 2 Toilets', true],
  ['2 CAR GARAGE', false],
  ['BEDROOM 2', false],
  ['BED 2 + TOILET', false],
  ['DRAWING / DINING', false],
  ['12\'0" x 10\'0" TOILETS', false],
])('%s counts the rooms of a home: %s', (label, isCount) => {
  expect(countsRooms(label)).toBe(isCount);
});
