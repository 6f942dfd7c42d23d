import { doorPadas, type DoorPada } from './door-padas.ts';
import { reach } from './geometry.ts';
import { conflictWith, readBy, type Judgement } from './judge-place.ts';
import { bearingOf, settled, zoneOfBearing, type OrientedPlan } from './orient.ts';
import type { Point, School } from './plan.ts';
import type { DoorReport, View } from './report.ts';
import type { Degrees, Direction8, DoorPadaId, Text } from './types.ts';
import { joined, twoViewsOf } from './wording.ts';
import { divisionOf, type DivisionName } from './zone-shares.ts';

/** A door this close to a border of its pada, of the pada's own breadth, may as well be in the next one. */
const borderMargin = 1.5 / 11.25;

/** The main door of which only the direction is known. */
export function doorAt(bearing: Degrees, school: School | undefined): DoorReport {
  const settledBearing = settled(bearing);
  return reportOf({ bearing: settledBearing, zone: zoneOfBearing(settledBearing) }, 'sectors', [
    byAngle(settledBearing),
  ], school); // prettier-ignore
}

/** The main door on an oriented plan. */
export function doorOn({ square }: OrientedPlan, door: Point, school: School | undefined): DoorReport {
  const bearing = settled(bearingOf(door));
  const angle = byAngle(bearing);
  const wall = byWall(square, door);
  const stands = { bearing, zone: zoneOfBearing(bearing) };
  // A home that stands diagonally has no wall that faces one of the four sides.
  if (!wall) return reportOf(stands, 'sectors', [angle], school);
  const { ninths, eighths } = wall;
  return divisionOf(school) === 'fields'
    ? reportOf({ bearing, zone: thirdOf(ninths.pada) }, 'fields', [ninths, angle, eighths], school)
    : reportOf(stands, 'sectors', [angle, ninths, eighths], school);
}

/** Where a door is by one way to divide, and the pada across a border that is very near. */
interface DoorPlace {
  pada: DoorPadaId;
  neighbour?: DoorPadaId;
}

function reportOf(
  stands: Pick<DoorReport, 'bearing' | 'zone'>,
  by: DivisionName,
  [own, other, third]: readonly [DoorPlace, DoorPlace?, DoorPlace?],
  school: School | undefined,
): DoorReport {
  const pada = doorPadaOf(own.pada);
  const verdict = readPada(pada, school);
  const otherVerdict = other && readPada(doorPadaOf(other.pada), by === 'fields' ? '16-zone' : undefined);
  const others = [own.neighbour, other?.pada, third?.pada].filter((id) => id !== undefined);
  return {
    pada: own.pada,
    by,
    ...stands,
    ...(own.neighbour && { neighbour: own.neighbour }),
    alternatives: [...new Set(others)].filter((id) => id !== own.pada),
    ...(other &&
      otherVerdict &&
      otherVerdict !== verdict && {
        otherwise: {
          by: by === 'fields' ? ('sectors' as const) : ('fields' as const),
          pada: other.pada,
          verdict: otherVerdict,
        },
      }),
    isNearBorder: own.neighbour !== undefined && readPada(doorPadaOf(own.neighbour), school) !== verdict,
    verdict,
    tolerated: [verdict, ...pada.tolerated.filter((one) => one !== verdict)],
    disputed: pada.disputed,
  };
}

/** What the table says about a pada, read as a school reads it. */
export function judgePada(id: DoorPadaId, school: School | undefined): Judgement {
  const pada = doorPadaOf(id);
  const { tolerated, agreement, disputed, sources, note } = pada;
  const verdict = readPada(pada, school);
  return {
    rule: `door.${id}`,
    verdict,
    tolerated: [verdict, ...tolerated.filter((one) => one !== verdict)],
    agreement,
    basis: 'classical',
    disputed,
    sources,
    reason: joined(standing[`${pada.classical} ${pada.modern}`], disputed ? undefined : note),
    views: [
      ...(disputed && note
        ? twoViewsOf(note).map((text): View => ({ ...conflictWith(`door.${id}`), text }))
        : []),
      ...(school === 'regional' ? [halfWallView(pada)] : []),
    ],
  };
}

export function readPada(pada: DoorPada, school: School | undefined) {
  return readBy(school, `door.${pada.id}`, pada.verdict);
}

export function doorPadaOf(id: DoorPadaId): DoorPada {
  const found = doorPadas.find((pada) => pada.id === id);
  if (found === undefined) throw new Error(`no pada ${id}`);
  return found;
}

/** Thirty-two equal angles, as the schools of sixteen zones measure. */
function byAngle(bearing: Degrees): DoorPlace {
  return placeAlong((((bearing - 45) % 360) + 360) / 11.25);
}

/**
 * By dividing the wall itself, clockwise from its first corner, as the texts do (Brihat Samhita 53.69): into the nine
 * fields of the square, of which the last is the corner and the first pada of the next wall, or into eight.
 */
function byWall(
  { placed, width, height, turn }: OrientedPlan['square'],
  door: Point,
): { ninths: DoorPlace; eighths: DoorPlace } | undefined {
  if (Math.abs(turn) > 22.5 + 1e-6) return undefined;
  const [x, y] = placed(door);
  const walls: readonly { off: number; along: number }[] = [
    { off: Math.abs(width - x), along: 1 - y / height },
    { off: Math.abs(y), along: 1 - x / width },
    { off: Math.abs(x), along: y / height },
    { off: Math.abs(height - y), along: x / width },
  ];
  const side = walls.reduce(
    (best, { off }, index) => (off < (walls[best]?.off ?? 0) - 1e-9 ? index : best),
    0,
  );
  const along = Math.min(Math.max(walls[side]?.along ?? 0, 0), 1 - 1e-9);
  const eighths = placeAlong(side * 8 + along * 8);
  return { ninths: placeAlong(side * 8 + along * 9), eighths: { pada: eighths.pada } };
}

/** Where a door that is told by its pada stands: in the middle of its field, or where its angle meets the outer wall. */
export function doorPointOf(plan: OrientedPlan, id: DoorPadaId, school: School | undefined): Point {
  const { width, height, turn, oriented } = plan.square;
  const pada = doorPadaOf(id);
  if (divisionOf(school) !== 'fields' || Math.abs(turn) > 22.5 + 1e-6)
    return onWallAt(plan, settled(pada.from + 5.625));
  const clockwise = pada.place - 1;
  const along = ((clockwise % 8) + 0.5) / 9;
  const onWall: readonly Point[] = [
    [width, height * (1 - along)],
    [width * (1 - along), 0],
    [0, height * along],
    [width * along, height],
  ];
  return plan.onDrawing(oriented(onWall[Math.floor(clockwise / 8)] ?? [0, 0]));
}

/** Where a direction from the middle meets the outer wall. */
export function onWallAt({ outline, onDrawing }: OrientedPlan, bearing: Degrees): Point {
  const angle = (bearing * Math.PI) / 180;
  const way: Point = [Math.sin(angle), Math.cos(angle)];
  const distance = reach(outline, [0, 0], way);
  return onDrawing([way[0] * distance, way[1] * distance]);
}

/** So many padas clockwise from the corner in the north-east. */
function placeAlong(count: number): DoorPlace {
  const settledCount = Math.round(count * 1e7) / 1e7;
  const into = settledCount - Math.floor(settledCount);
  const pada = padaAfter(Math.floor(settledCount));
  if (into <= borderMargin) return { pada, neighbour: padaAfter(Math.floor(settledCount) + 31) };
  if (into >= 1 - borderMargin) return { pada, neighbour: padaAfter(Math.floor(settledCount) + 1) };
  return { pada };
}

function padaAfter(count: number): DoorPadaId {
  return doorPadas[count % 32]?.id ?? 'E1';
}

/** In which third of its wall a field lies; each corner belongs to the wall that begins there. */
function thirdOf(id: DoorPadaId): Direction8 {
  const clockwise = doorPadaOf(id).place - 1;
  const [wall, field] = [Math.floor(clockwise / 8), clockwise % 8];
  return around[(wall * 2 + Math.floor(field / 3)) % 8] ?? 'N';
}

const around: readonly Direction8[] = ['NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'N'];

/** Another school, told of and never counted: it favours half of each wall. */
function halfWallView({ wall, place }: DoorPada): View {
  const isFirstHalf = (place - 1) % 8 < 4;
  const isFavoured = wall === 'E' || wall === 'S' ? isFirstHalf : !isFirstHalf;
  return {
    conflict: 'C03',
    text: isFavoured
      ? {
          en: 'By the half-wall rule of southern practice this is the favoured half of the wall. It is a school of its own and not counted in the score.',
          hi: 'दक्षिण भारत के आधी दीवार वाले नियम से यह दीवार का अच्छा आधा भाग है। यह अलग पद्धति है और अंक में नहीं गिनी गई।',
        }
      : {
          en: 'By the half-wall rule of southern practice this is the other half of the wall. It is a school of its own and not counted in the score.',
          hi: 'दक्षिण भारत के आधी दीवार वाले नियम से यह दीवार का दूसरा आधा भाग है। यह अलग पद्धति है और अंक में नहीं गिनी गई।',
        },
  };
}

const standing: Readonly<Record<`${DoorPada['classical']} ${DoorPada['modern']}`, Text>> = {
  'good good': {
    en: 'The Brihat Samhita counts this pada among the good ones, and so do modern lists.',
    hi: 'बृहत्संहिता इस पद को अच्छे पदों में गिनती है, और आज की सूचियाँ भी।',
  },
  'good mixed': {
    en: 'The Brihat Samhita counts this pada among the good ones; modern lists differ.',
    hi: 'बृहत्संहिता इस पद को अच्छे पदों में गिनती है; आज की सूचियों में मत अलग हैं।',
  },
  'good bad': {
    en: 'The Brihat Samhita counts this pada among the good ones; modern lists do not.',
    hi: 'बृहत्संहिता इस पद को अच्छे पदों में गिनती है; आज की सूचियाँ नहीं।',
  },
  'bad good': {
    en: 'The Brihat Samhita does not count this pada among the good ones; modern lists do.',
    hi: 'बृहत्संहिता इस पद को अच्छे पदों में नहीं गिनती; आज की सूचियाँ गिनती हैं।',
  },
  'bad mixed': {
    en: 'The Brihat Samhita does not count this pada among the good ones; modern lists differ.',
    hi: 'बृहत्संहिता इस पद को अच्छे पदों में नहीं गिनती; आज की सूचियों में मत अलग हैं।',
  },
  'bad bad': {
    en: 'Neither the Brihat Samhita nor modern lists count this pada among the good ones.',
    hi: 'न बृहत्संहिता इस पद को अच्छे पदों में गिनती है, न आज की सूचियाँ।',
  },
};
