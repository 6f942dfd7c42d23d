import { doorPadas, type DoorPada } from './door-padas.ts';
import { conflictWith, readBy, type Judgement } from './judge-place.ts';
import { doorPadaAt } from './lookup.ts';
import { bearingOf, settled, zoneOfBearing, type OrientedPlan } from './orient.ts';
import type { Point, School } from './plan.ts';
import type { DoorReport, View } from './report.ts';
import type { Degrees, DoorPadaId, Side, Text } from './types.ts';
import { joined, twoViewsOf, verdictNames } from './wording.ts';

/** A door this close to a border of its pada may as well be in the next one. */
export const borderMargin = 1.5;

/** The main door of which only the direction is known. */
export function doorAt(bearing: Degrees, school: School | undefined): DoorReport {
  return reportOf(settled(bearing), undefined, school);
}

/** The main door on an oriented plan. */
export function doorOn({ square }: OrientedPlan, door: Point, school: School | undefined): DoorReport {
  return reportOf(settled(bearingOf(door)), byWallOf(square, door), school);
}

function reportOf(bearing: Degrees, byWall: DoorReport['byWall'], school: School | undefined): DoorReport {
  const pada = doorPadaAt(bearing);
  const { margin, beyond } = nearestBorder(bearing);
  const others = [
    ...(margin <= borderMargin ? [beyond.id] : []),
    ...(byWall ? [byWall.eighths, byWall.ninths] : []),
  ];
  const verdict = readPada(pada, school);
  return {
    pada: pada.id,
    bearing,
    zone: zoneOfBearing(bearing),
    margin,
    alternatives: [...new Set(others)].filter((id) => id !== pada.id),
    ...(byWall && { byWall }),
    verdict,
    tolerated: [verdict, ...pada.tolerated.filter((one) => one !== verdict)],
    disputed: pada.disputed,
  };
}

/** What the table says about a pada, read as a school reads it. */
export function judgePada(id: DoorPadaId, school: School | undefined): Judgement {
  const pada = padaOf(id);
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

/** The other padas that a door may be in, where they would be judged otherwise. */
export function otherPadaViews({ verdict, alternatives }: DoorReport, school: School | undefined): View[] {
  return alternatives
    .map((id) => ({ id, verdict: readPada(padaOf(id), school) }))
    .filter((other) => other.verdict !== verdict)
    .map(({ id, verdict: other }) => ({
      conflict: 'C04',
      text: {
        en: `Counted as ${id}: ${verdictNames[other].en}.`,
        hi: `${id} मानें तो: ${verdictNames[other].hi}।`,
      },
    }));
}

export function readPada(pada: DoorPada, school: School | undefined) {
  return readBy(school, `door.${pada.id}`, pada.verdict);
}

export function padaOf(id: DoorPadaId): DoorPada {
  const found = doorPadas.find((pada) => pada.id === id);
  if (found === undefined) throw new Error(`no pada ${id}`);
  return found;
}

function nearestBorder(bearing: Degrees): { margin: number; beyond: DoorPada } {
  const into = (bearing % padaWidth) / padaWidth;
  const isNearStart = into < 0.5;
  const margin = Math.round((isNearStart ? into : 1 - into) * padaWidth * 1e6) / 1e6;
  return { margin, beyond: doorPadaAt(settled(bearing + (isNearStart ? -padaWidth : padaWidth))) };
}

const padaWidth = 11.25;

/**
 * The padas by dividing the wall, clockwise from its first corner, as the texts do (Brihat Samhita 53.69): into eight,
 * or into the nine fields of the square, of which the last is the corner and the first pada of the next wall.
 * Undefined for a house that stands diagonally to the compass, whose walls face none of the four sides.
 */
function byWallOf(
  { placed, width, height, turn }: OrientedPlan['square'],
  door: Point,
): DoorReport['byWall'] {
  if (Math.abs(turn) > 22.5) return undefined;
  const [x, y] = placed(door);
  const walls: readonly { side: Side; off: number; along: number }[] = [
    { side: 'E', off: Math.abs(width - x), along: 1 - y / height },
    { side: 'S', off: Math.abs(y), along: 1 - x / width },
    { side: 'W', off: Math.abs(x), along: y / height },
    { side: 'N', off: Math.abs(height - y), along: x / width },
  ];
  const nearest = walls.toSorted((a, b) => a.off - b.off)[0];
  if (nearest === undefined) return undefined;
  const first = sides.indexOf(nearest.side) * 8;
  const along = Math.min(Math.max(nearest.along, 0), 1);
  return {
    eighths: padaAfter(first + Math.min(Math.floor(along * 8 + 1e-9), 7)),
    ninths: padaAfter(first + Math.min(Math.floor(along * 9 + 1e-9), 8)),
  };
}

const sides: readonly Side[] = ['E', 'S', 'W', 'N'];

function padaAfter(count: number): DoorPadaId {
  return doorPadas[count % 32]?.id ?? 'E1';
}

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
