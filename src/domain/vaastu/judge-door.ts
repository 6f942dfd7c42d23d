import { judgePada, doorPadaOf, readPada } from './main-door.ts';
import type { PlanContext } from './plan.ts';
import { remediesForDoor } from './remedies-for.ts';
import type { DoorReport, Finding } from './report.ts';
import { rooms } from './rooms.ts';
import { worthOf, type Weighed } from './score.ts';
import type { DoorPadaId, Text, Verdict } from './types.ts';
import { verdictNames } from './wording.ts';

/** What the rules say about the main door. One that stands on a border counts by both padas, its own twice. */
export function judgeDoor(door: DoorReport, context: PlanContext): { finding: Finding; weighed: Weighed } {
  const { rule, verdict, basis, agreement, sources, reason, views } = judgePada(door.pada, context.school);
  const isTrouble = verdict === 'avoid' || verdict === 'severe';
  const possible = [door.pada, door.pada, ...(door.neighbour ? [door.neighbour] : [])];
  return {
    finding: {
      rule,
      subject: 'door',
      at: door.zone,
      verdict,
      basis,
      agreement,
      sources,
      text: whereItIs(door),
      reason,
      remarks: remarksOn(door, context),
      views,
      remedies: isTrouble ? remediesForDoor(doorPadaOf(door.pada).wall, context) : [],
    },
    weighed: {
      weight: rooms.entrance.weight,
      worth: possible.reduce((total, id) => total + worthOfPada(id, context), 0) / possible.length,
      agreement,
    },
  };
}

function worthOfPada(id: DoorPadaId, { school }: PlanContext): number {
  const pada = doorPadaOf(id);
  return worthOf(readPada(pada, school), pada.agreement);
}

function whereItIs({ pada, verdict }: DoorReport): Text {
  const [{ name }, word] = [doorPadaOf(pada), verdictNames[verdict]];
  return {
    en: `The main door is on pada ${pada} (${name.en}): ${word.en}.`,
    hi: `मुख्य द्वार ${pada} पद (${name.hi}) पर है: ${word.hi}।`,
  };
}

function remarksOn({ neighbour, isNearBorder, otherwise }: DoorReport, { school }: PlanContext): Text[] {
  const beyond =
    isNearBorder && neighbour ? [onBorder(neighbour, readPada(doorPadaOf(neighbour), school))] : [];
  return [...beyond, ...(otherwise ? [byOtherDivision(otherwise)] : [])];
}

function onBorder(pada: DoorPadaId, verdict: Verdict): Text {
  const word = verdictNames[verdict];
  return {
    en: `It is near a border and may as well be ${pada}: ${word.en}.`,
    hi: `यह सीमा के पास है और ${pada} भी हो सकता है: ${word.hi}।`,
  };
}

function byOtherDivision({ by, pada, verdict }: NonNullable<DoorReport['otherwise']>): Text {
  const word = verdictNames[verdict];
  return by === 'sectors'
    ? {
        en: `By the angle from the middle, as the modern school measures, it is ${pada}: ${word.en}.`,
        hi: `बीच से कोण नापें, जैसा आधुनिक पद्धति करती है, तो यह ${pada} है: ${word.hi}।`,
      }
    : {
        en: `By the fields of the wall, as the texts divide it, it is ${pada}: ${word.en}.`,
        hi: `ग्रंथों की तरह दीवार के पदों से देखें, तो यह ${pada} है: ${word.hi}।`,
      };
}
