import type { PlanFault, PlanFaultCode } from './plan.ts';
import { rooms as roomFacts } from './rooms.ts';
import type { RoomId, Text } from './types.ts';
import { capital } from './wording.ts';

/** Limits that no real plan of a home or office meets; they keep a made-up one from holding up a device or server. */
export const mostRooms = 100;
export const mostCorners = 300;
/** Of all shapes together, as every two of them are compared corner by corner. */
export const mostCornersInAll = 3000;
export const farthestCoordinate = 1e7;

interface NamedRoom {
  id: string;
  room: RoomId | null;
  name?: string;
}

/** A fault as it is told, with the rooms that it is about by name. */
export function planFault(code: PlanFaultCode, about: readonly NamedRoom[] = []): PlanFault {
  const [first, second] = about;
  return {
    code,
    text: texts[code](nameOf(first), nameOf(second)),
    roomIds: about.map(({ id }) => id),
  };
}

function nameOf(room: NamedRoom | undefined): Text {
  if (room === undefined) return { en: 'a room', hi: 'कोई कमरा' };
  if (room.room) return { en: `the ${roomFacts[room.room].name.en}`, hi: roomFacts[room.room].name.hi };
  const name = room.name?.trim();
  return name ? { en: `“${name}”`, hi: `“${name}”` } : { en: 'this room', hi: 'यह कमरा' };
}

const said =
  (en: string, hi: string) =>
  (first: Text, second: Text): Text => ({
    en: capital(en.replace('{a}', () => first.en).replace('{b}', () => second.en)),
    hi: hi.replace('{a}', () => first.hi).replace('{b}', () => second.hi),
  });

const texts: Readonly<Record<PlanFaultCode, (first: Text, second: Text) => Text>> = {
  not_a_plan: said(
    'This is not a floor plan in a form that can be read.',
    'यह ऐसा नक़्शा नहीं है जिसे पढ़ा जा सके।',
  ),
  no_outline: said(
    'The outline of the home is missing: please mark its outer walls.',
    'घर की बाहरी रेखा नहीं है: कृपया बाहर की दीवारें बनाएँ।',
  ),
  crossed_outline: said(
    'The outline crosses itself: please put its corners in order.',
    'बाहरी रेखा अपने आप को काटती है: कृपया उसके कोने सही क्रम में रखें।',
  ),
  outline_without_area: said(
    'The outline encloses no area: it needs at least three corners that are not in one line.',
    'बाहरी रेखा के भीतर कोई जगह नहीं है: कम से कम तीन कोने चाहिए, जो एक सीध में न हों।',
  ),
  no_north: said(
    'North is missing: please set where north is on the plan.',
    'उत्तर दिशा नहीं बताई गई है: कृपया नक़्शे पर उत्तर तय करें।',
  ),
  bad_north: said('North has to be an angle in degrees.', 'उत्तर अंशों में एक कोण होना चाहिए।'),
  no_rooms: said(
    'The plan has no rooms: please add at least one.',
    'नक़्शे में कोई कमरा नहीं है: कृपया कम से कम एक जोड़ें।',
  ),
  too_many_rooms: said(`The plan has more than ${mostRooms} rooms.`, `नक़्शे में ${mostRooms} से ज़्यादा कमरे हैं।`),
  too_many_points: said(
    `The drawing has more corners than a plan needs, or a line with more than ${mostCorners}: please draw it with fewer.`,
    `नक़्शे में ज़रूरत से ज़्यादा कोने हैं, या किसी रेखा में ${mostCorners} से ज़्यादा: कृपया कम कोनों से बनाएँ।`,
  ),
  bad_point: said(
    'A corner or the door is not given as two numbers.',
    'कोई कोना या द्वार दो संख्याओं में नहीं दिया गया है।',
  ),
  too_large: said('The coordinates of the plan are too large.', 'नक़्शे के अंक बहुत बड़े हैं।'),
  unknown_room: said(
    'A room is of a kind that is not known here.',
    'कोई कमरा ऐसे प्रकार का है जो यहाँ ज्ञात नहीं है।',
  ),
  unnamed_room: said('Please say what {a} is.', 'कृपया बताएँ कि {a} क्या है।'),
  unknown_zone: said(
    'The place of {a} is not one of the 16 zones or the centre.',
    '{a} की जगह 16 ज़ोन या बीच में से कोई नहीं है।',
  ),
  crossed_room: said('The outline of {a} crosses itself.', '{a} की रेखा अपने आप को काटती है।'),
  room_without_area: said('{a} has no area.', '{a} के भीतर कोई जगह नहीं है।'),
  room_outside: said('{a} lies outside of the outline of the home.', '{a} घर की बाहरी रेखा से बाहर है।'),
  rooms_overlap: said('{a} and {b} overlap.', '{a} और {b} एक-दूसरे पर चढ़े हुए हैं।'),
  same_id: said('Two rooms have the same id.', 'दो कमरों की पहचान एक ही है।'),
  bad_door: said(
    'The main door is given in a form that cannot be read.',
    'मुख्य द्वार ऐसे रूप में दिया गया है जिसे पढ़ा नहीं जा सकता।',
  ),
  door_away: said(
    'The main door is not at an outer wall: please move it there.',
    'मुख्य द्वार बाहरी दीवार पर नहीं है: कृपया उसे वहाँ रखें।',
  ),
  bad_context: said(
    'What is said about the home (kind, stage, school, slope, roads, trees or water) cannot be read.',
    'घर के बारे में दी गई बात (प्रकार, स्थिति, पद्धति, ढलान, सड़क, पेड़ या जल) पढ़ी नहीं जा सकी।',
  ),
};
