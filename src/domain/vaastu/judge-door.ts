import { borderMargin, judgePada, otherPadaViews, padaOf, readPada } from './main-door.ts';
import type { PlanContext } from './plan.ts';
import { remediesForDoor } from './remedies-for.ts';
import type { DoorReport, Finding } from './report.ts';
import { rooms } from './rooms.ts';
import { worthOf, type Weighed } from './score.ts';
import type { DoorPadaId, Text } from './types.ts';
import { joined, listed, verdictNames } from './wording.ts';

/** What the rules say about the main door. A door that may be in several padas counts by all, the likeliest twice. */
export function judgeDoor(door: DoorReport, context: PlanContext): { finding: Finding; weighed: Weighed } {
  const { rule, verdict, basis, agreement, sources, reason, views } = judgePada(door.pada, context.school);
  const isTrouble = verdict === 'avoid' || verdict === 'severe';
  const possible = [door.pada, door.pada, ...door.alternatives];
  return {
    finding: {
      rule,
      subject: 'door',
      at: door.zone,
      verdict,
      basis,
      agreement,
      sources,
      text: joined(whereItIs(door), ...(door.alternatives.length > 0 ? [mayAlsoBe(door)] : [])),
      reason,
      views: [...views, ...otherPadaViews(door, context.school)],
      remedies: isTrouble ? remediesForDoor(padaOf(door.pada).wall, context) : [],
    },
    weighed: {
      weight: rooms.entrance.weight,
      worth: possible.reduce((total, id) => total + worthOfPada(id, context), 0) / possible.length,
      agreement,
    },
  };
}

function worthOfPada(id: DoorPadaId, { school }: PlanContext): number {
  const pada = padaOf(id);
  return worthOf(readPada(pada, school), pada.agreement);
}

function whereItIs({ pada, bearing, verdict }: DoorReport): Text {
  const [{ name }, word] = [padaOf(pada), verdictNames[verdict]];
  const angle = `${Math.round(bearing)}°`;
  return {
    en: `The main door is on pada ${pada} (${name.en}), at ${angle}: ${word.en}.`,
    hi: `मुख्य द्वार ${pada} पद (${name.hi}) पर, ${angle} पर है: ${word.hi}।`,
  };
}

function mayAlsoBe({ margin, alternatives, byWall }: DoorReport): Text {
  const beyond = margin <= borderMargin ? alternatives[0] : undefined;
  const byTheWall = byWall && alternatives.filter((id) => id === byWall.eighths || id === byWall.ninths);
  return joined(
    beyond && {
      en: `It stands close to a border and may as well be ${beyond}.`,
      hi: `यह सीमा के पास है और ${beyond} भी हो सकता है।`,
    },
    byTheWall && byTheWall.length > 0
      ? {
          en: `Where the wall is divided instead of the angle, it is ${namesOf(byTheWall).en}.`,
          hi: `कोण की जगह दीवार बाँटें, तो यह ${namesOf(byTheWall).hi} है।`,
        }
      : undefined,
  );
}

function namesOf(ids: readonly DoorPadaId[]): Text {
  return listed(
    ids.map((id) => ({ en: id, hi: id })),
    { en: 'or', hi: 'या' },
  );
}
