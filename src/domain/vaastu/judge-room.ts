import { judgePlace, verdictAt, type Judgement } from './judge-place.ts';
import { strictness } from './lookup.ts';
import type { PlanContext } from './plan.ts';
import { remediesForRoom } from './remedies-for.ts';
import type { Finding, RoomReport, View } from './report.ts';
import { worthOf } from './score.ts';
import type { Agreement, Direction9, Place, RoomId, Text, Verdict } from './types.ts';
import { placeName, roomName, verdictNames } from './wording.ts';
import type { ZoneShare } from './zone-shares.ts';

export interface PlacedRoom {
  id: string;
  room: RoomId;
  /** Everywhere it lies, largest share first. */
  shares: readonly ZoneShare[];
  /** Where the square grid has it, on a drawn plan. */
  gridPlace?: Direction9;
}

export interface RoomJudgement {
  report: RoomReport;
  findings: readonly Finding[];
  /** 0 to 1, each part of the room by its own place. */
  worth: number;
  agreement: Agreement;
}

/** A part of a room in a worse place is told of from a quarter of the room on; to the score every part counts. */
const toldFrom = 0.25;

/** What the rules say about a room, by where most of it lies and by where its parts do. */
export function judgeRoom(placed: PlacedRoom, context: PlanContext): RoomJudgement {
  const { id, room, shares, gridPlace } = placed;
  const zone = shares[0]?.zone ?? 'C';
  const main = judgePlace(room, zone, context.school);
  const { verdict, tolerated, disputed, agreement } = main;
  const byGrid = gridPlace && readOtherwise(room, gridPlace, verdict, context);
  const worth = shares.reduce((total, part) => {
    const there = verdictAt(room, part.zone, context.school);
    return total + part.share * worthOf(there.verdict, there.agreement);
  }, 0);
  return {
    report: { id, room, zone, shares, verdict, tolerated, disputed, ...(byGrid && { byGrid }) },
    findings: [
      findingOf(placed, zone, main, context, [
        ...main.views,
        ...(byGrid ? waysOfReading(zone, verdict, byGrid) : []),
      ]),
      ...worseParts(placed, main, context),
    ],
    worth: worth / shares.reduce((total, { share }) => total + share, 0),
    agreement,
  };
}

function worseParts(placed: PlacedRoom, main: Judgement, context: PlanContext): Finding[] {
  return placed.shares
    .slice(1)
    .filter(({ share }) => share >= toldFrom)
    .map(({ zone }) => ({ zone, judgement: judgePlace(placed.room, zone, context.school) }))
    .filter(({ judgement }) => strictness[judgement.verdict] > Math.max(strictness[main.verdict], 1))
    .map(({ zone, judgement }) => findingOf(placed, zone, judgement, context, judgement.views));
}

function findingOf(
  placed: PlacedRoom,
  at: Place,
  { rule, verdict, basis, agreement, sources, reason }: Judgement,
  context: PlanContext,
  views: readonly View[],
): Finding {
  const isTrouble = verdict === 'avoid' || verdict === 'severe';
  return {
    rule,
    roomId: placed.id,
    subject: 'room',
    at,
    verdict,
    basis,
    agreement,
    sources,
    text: whereItLies(placed, at, verdict),
    reason,
    views,
    remedies: isTrouble ? remediesForRoom(placed.room, at, context) : [],
  };
}

function whereItLies({ room, shares }: PlacedRoom, at: Place, verdict: Verdict): Text {
  const [name, place, word] = [roomName(room), placeName(at), verdictNames[verdict]];
  const part = shares.find(({ zone }) => zone === at);
  const share = part?.share ?? 1;
  const percent = `${Math.round(share * 100)} %`;
  if (share > 0.95)
    return {
      en: `The ${name.en} is in the ${place.en}: ${word.en}.`,
      hi: `${name.hi} ${place.hi} में है: ${word.hi}।`,
    };
  return part === shares[0]
    ? {
        en: `The ${name.en} is for its largest part (${percent}) in the ${place.en}: ${word.en}.`,
        hi: `${name.hi} का सबसे बड़ा भाग (${percent}) ${place.hi} में है: ${word.hi}।`,
      }
    : {
        en: `Part of the ${name.en} (${percent}) is in the ${place.en}: ${word.en}.`,
        hi: `${name.hi} का एक भाग (${percent}) ${place.hi} में है: ${word.hi}।`,
      };
}

function readOtherwise(
  room: RoomId,
  place: Direction9,
  verdict: Verdict,
  { school }: PlanContext,
): RoomReport['byGrid'] {
  const found = verdictAt(room, place, school);
  return found.verdict === verdict ? undefined : { place, verdict: found.verdict };
}

/** The angle from the middle and the square grid are both in use: where they differ, both are told. */
function waysOfReading(zone: Place, verdict: Verdict, byGrid: NonNullable<RoomReport['byGrid']>): View[] {
  const [angle, grid] = [placeName(zone), placeName(byGrid.place)];
  return [
    {
      conflict: 'C17',
      text: {
        en: `By the angle from the middle it lies in the ${angle.en}: ${verdictNames[verdict].en}.`,
        hi: `बीच से कोण देखें तो यह ${angle.hi} में है: ${verdictNames[verdict].hi}।`,
      },
    },
    {
      conflict: 'C17',
      text: {
        en: `By the square grid of the texts it lies in the ${grid.en}: ${verdictNames[byGrid.verdict].en}.`,
        hi: `ग्रंथों के वर्गाकार पदों से यह ${grid.hi} में है: ${verdictNames[byGrid.verdict].hi}।`,
      },
    },
  ];
}
