import { judgePlace, verdictAt, type Judgement } from './judge-place.ts';
import { strictness } from './lookup.ts';
import type { PlanContext, School } from './plan.ts';
import { remediesForRoom } from './remedies-for.ts';
import type { Finding, RoomReport } from './report.ts';
import { worthOf } from './score.ts';
import type { Agreement, Place, RoomId, Text } from './types.ts';
import { listed, placeText, roomText, verdictNames } from './wording.ts';
import type { DivisionName, ZoneShare } from './zone-shares.ts';

export interface PlacedRoom {
  id: string;
  room: RoomId;
  /** Everywhere it lies by the division of the school, largest share first. */
  shares: readonly ZoneShare[];
  zones: RoomReport['zones'];
  /** Where most of it lies by the other division, on a drawn plan. */
  other?: { by: DivisionName; place: Place };
  /** Where it would lie if the drawing were a little off. */
  nearby?: readonly Place[];
}

export interface RoomJudgement {
  report: RoomReport;
  finding: Finding;
  /** 0 to 1, each part of the room by its own place. */
  worth: number;
  agreement: Agreement;
}

/** Two parts of a room that differ by less than this share are both named. */
const clearlyLarger = 0.2;
/** A part of a room in a worse place is told of from a quarter of the room on; to the score every part counts. */
const toldFrom = 0.25;

/** What the rules say about a room, by where most of it lies and by where its parts do. */
export function judgeRoom(placed: PlacedRoom, context: PlanContext): RoomJudgement {
  const { id, room, shares, zones } = placed;
  const { school } = context;
  const zone = shares[0]?.zone ?? 'C';
  const main = judgePlace(room, zone, school);
  const { verdict, tolerated, disputed, agreement } = main;
  const between = betweenOf(shares);
  const otherwise = placed.other && readOtherwise(room, placed.other, main);
  const isNearBorder = (placed.nearby ?? []).some(
    (place) => verdictAt(room, place, school).verdict !== verdict,
  );
  const report: RoomReport = {
    id,
    room,
    zone,
    ...(between && { between }),
    zones,
    shares,
    verdict,
    tolerated,
    disputed,
    ...(otherwise && { otherwise }),
    isNearBorder,
  };
  return {
    report,
    finding: findingOn(report, main, context),
    worth: worthIn(room, shares, school),
    agreement,
  };
}

/** 0 to 1: how good the places of a room are, each by its share of it. */
export function worthIn(room: RoomId, shares: readonly ZoneShare[], school: School | undefined): number {
  let [worth, all] = [0, 0];
  for (const { zone, share } of shares) {
    const there = verdictAt(room, zone, school);
    worth += share * worthOf(there.verdict, there.agreement);
    all += share;
  }
  return worth / all;
}

function betweenOf([most, second, third]: readonly ZoneShare[]): readonly [Place, Place] | undefined {
  if (most === undefined || second === undefined || most.share - second.share >= clearlyLarger)
    return undefined;
  // What lies evenly in three or more places is along a whole side, and not between two of them.
  if (third && most.share - third.share < clearlyLarger) return undefined;
  return [most.zone, second.zone];
}

function readOtherwise(
  room: RoomId,
  { by, place }: NonNullable<PlacedRoom['other']>,
  { verdict }: Judgement,
): RoomReport['otherwise'] {
  const found = verdictAt(room, place, by === 'sectors' ? '16-zone' : undefined);
  return found.verdict === verdict ? undefined : { by, place, verdict: found.verdict };
}

function findingOn(
  report: RoomReport,
  { rule, verdict, basis, agreement, sources, reason, views }: Judgement,
  context: PlanContext,
): Finding {
  const { id, room, zone } = report;
  const isTrouble = verdict === 'avoid' || verdict === 'severe';
  return {
    rule,
    roomId: id,
    subject: 'room',
    at: zone,
    verdict,
    basis,
    agreement,
    sources,
    text: whereItLies(report),
    reason,
    remarks: remarksOn(report, context.school),
    views,
    remedies: isTrouble ? remediesForRoom(room, zone, context) : [],
  };
}

/** Where a room lies, as people say it: "south-east", "between south and south-west". */
export function placeOf({ zone, between }: Pick<RoomReport, 'zone' | 'between'>): Text {
  if (!between) return placeText(zone);
  const { en, hi } = listed(between.map(placeText));
  return { en: `between ${en}`, hi: `${hi} के बीच` };
}

function whereItLies(report: RoomReport): Text {
  const [name, place, word] = [roomText(report.room), placeOf(report), verdictNames[report.verdict]];
  return report.between
    ? {
        en: `The ${name.en} lies ${place.en}: ${word.en}.`,
        hi: `${name.hi} ${place.hi} है: ${word.hi}।`,
      }
    : {
        en: `The ${name.en} is in the ${place.en}: ${word.en}.`,
        hi: `${name.hi} ${place.hi} में है: ${word.hi}।`,
      };
}

function remarksOn(report: RoomReport, school: School | undefined): Text[] {
  const { room, zone, shares, verdict, otherwise } = report;
  const worse = shares
    .slice(1)
    .filter(({ share }) => share >= toldFrom)
    .map((part) => ({ zone: part.zone, verdict: verdictAt(room, part.zone, school).verdict }))
    .filter((part) => strictness[part.verdict] > Math.max(strictness[verdict], 1));
  return [
    ...worse.map((part) => partIn(part.zone, verdictNames[part.verdict])),
    ...(otherwise ? [bySchoolOf(otherwise, room)] : []),
    ...(report.isNearBorder ? [nearBorder(placeText(zone))] : []),
  ];
}

function partIn(zone: Place, word: Text): Text {
  const place = placeText(zone);
  return {
    en: `A part of it lies in the ${place.en}: ${word.en}.`,
    hi: `इसका एक भाग ${place.hi} में है: ${word.hi}।`,
  };
}

function bySchoolOf({ by, place, verdict }: NonNullable<RoomReport['otherwise']>, room: RoomId): Text {
  const [where, name, view] = [placeText(place), roomText(room), viewOn[verdict]];
  const aRoom = `${/^[aeiou]/u.test(name.en) ? 'an' : 'a'} ${name.en}`;
  return by === 'sectors'
    ? {
        en: `By sixteen sectors this is ${where.en}, where the modern school ${view.en} ${aRoom}.`,
        hi: `सोलह सेक्टरों से यह ${where.hi} है, जहाँ आधुनिक पद्धति ${name.hi} को ${view.hi}।`,
      }
    : {
        en: `By the fields of the home this is ${where.en}, where the eight directions decide: tradition ${view.en} ${aRoom} there.`,
        hi: `घर के पदों से यह ${where.hi} है, जहाँ परंपरा ${name.hi} को ${view.hi}।`,
      };
}

const viewOn: Readonly<Record<RoomReport['verdict'], Text>> = {
  ideal: { en: 'finds it ideal to have', hi: 'उत्तम मानती है' },
  acceptable: { en: 'accepts', hi: 'मान लेती है' },
  avoid: { en: 'would rather not have', hi: 'टालना बेहतर मानती है' },
  severe: { en: 'advises strongly against', hi: 'साफ़ मना करती है' },
};

function nearBorder(place: Text): Text {
  return {
    en: `It is near a border of the ${place.en}: a little more care in the drawing could change this.`,
    hi: `यह ${place.hi} की सीमा के पास है: नक़्शा ज़रा और सटीक हो तो नतीजा बदल सकता है।`,
  };
}
