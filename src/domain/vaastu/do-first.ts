import { assess } from './assess.ts';
import { worthIn } from './judge-room.ts';
import { bestPlacements } from './lookup.ts';
import { verdictAt } from './judge-place.ts';
import { boundsOf } from './geometry.ts';
import { orient } from './orient.ts';
import type { Plan, Point, Polygon } from './plan.ts';
import { isFixed } from './remedies-for.ts';
import type { Finding, Report } from './report.ts';
import { weightOfRoom } from './score.ts';
import type { Place, RoomId, Text, UnseenRuleId } from './types.ts';
import { unseenRules } from './unseen-rules.ts';
import { capital, firstSentence, placeText, roomText } from './wording.ts';
import { pointIn } from './zone-shares.ts';

/** What a step costs, from nothing to a builder. */
type Cost = 'free' | 'furniture' | 'light-work' | 'rebuilding';

/** One thing that somebody may do about a plan. Nobody has to. */
export interface DoFirstStep {
  /** The finding that it is about. */
  rule: string;
  roomId?: string;
  /** The room that it is exchanged with. */
  otherId?: string;
  text: Text;
  /** What the tradition says of it. */
  why: Text;
  cost: Cost;
  /** The rating that it leads to; null where there is none yet. */
  leadsTo: number | null;
  /** Walls, pipes or stairs move: an engineer has to be asked. */
  isStructural: boolean;
}

const mostSteps = 3;
const leastGain = 0.1;

/**
 * The few things to do first: by what they add to the rating against what they cost, what needs a builder last. What helps
 * without changing the rating says so by leading to the same one. Without a rating, what to find out comes first.
 */
export function doFirst(plan: Plan, report: Report): DoFirstStep[] {
  const troubles = report.findings.filter(isTrouble);
  const isOnPaper = plan.context.stage === 'building';
  const steps = [
    ...exchanges(plan, report),
    ...habits(plan, report),
    // What stays where it is can still be cared for; the gravest is enough to begin with.
    ...(isOnPaper ? [] : troubles.flatMap((finding) => care(finding, report)).slice(0, 1)),
    ...troubles.flatMap((finding) => moves(plan, finding)),
  ];
  const now = report.score;
  const gain = ({ leadsTo }: DoFirstStep) => (leadsTo === null || now === null ? 0 : leadsTo - now);
  const isWorthIt = (step: DoFirstStep) => step.cost === 'free' || gain(step) >= leastGain - 1e-9;
  const inOrder = steps
    .filter(isWorthIt)
    .toSorted(
      (a, b) =>
        Number(a.isStructural) - Number(b.isStructural) || gain(b) / price[b.cost] - gain(a) / price[a.cost],
    );
  return distinct(inOrder, now === null ? mostSteps - 1 : mostSteps);
}

const price: Readonly<Record<Cost, number>> = { free: 1, furniture: 2, 'light-work': 4, rebuilding: 10 };

/** One step for each thing, and one that needs a builder: what is exchanged needs no care. */
function distinct(steps: readonly DoFirstStep[], most: number): DoFirstStep[] {
  const seen = new Set<string>();
  const kept: DoFirstStep[] = [];
  for (const step of steps) {
    const about = [step.roomId ?? step.rule, ...(step.otherId === undefined ? [] : [step.otherId])].map(
      (one) => `${one} ${step.isStructural}`,
    );
    if (kept.length === most || about.some((one) => seen.has(one))) continue;
    for (const one of about) seen.add(one);
    kept.push(step);
  }
  return kept;
}

function isTrouble({ verdict }: Finding): boolean {
  return verdict === 'avoid' || verdict === 'severe';
}

/** Two rooms that can take each other's use without a wall, where that helps most. */
function exchanges(plan: Plan, report: Report): DoFirstStep[] {
  const { school } = plan.context;
  const movable = report.rooms.filter(
    ({ id, room }) => !isFixed(room) && plan.rooms.some((own) => own.id === id),
  );
  const counts = new Map<RoomId, number>();
  for (const { room } of report.rooms) counts.set(room, (counts.get(room) ?? 0) + 1);
  const weight = (room: RoomId) => weightOfRoom(room, counts.get(room) ?? 1);
  const worth = (room: RoomId, shares: (typeof movable)[number]['shares']) =>
    weight(room) * worthIn(room, shares, school);
  return movable
    .filter(({ verdict }) => verdict === 'avoid' || verdict === 'severe')
    .flatMap((one): DoFirstStep[] => {
      const gains = movable
        .filter(({ room }) => room !== one.room)
        .map((other) => ({
          other,
          gain:
            worth(one.room, other.shares) +
            worth(other.room, one.shares) -
            worth(one.room, one.shares) -
            worth(other.room, other.shares),
        }));
      const best = gains.toSorted((a, b) => b.gain - a.gain)[0];
      if (best === undefined || best.gain <= 0) return [];
      const { other } = best;
      const [name, otherName] = [roomText(one.room), roomText(other.room)];
      return [
        {
          rule: `${one.room}.${one.zone}`,
          roomId: one.id,
          otherId: other.id,
          text: {
            en: `Exchange the use of the ${name.en} and the ${otherName.en}.`,
            hi: `${name.hi} और ${otherName.hi} की अदला-बदली करें।`,
          },
          why: suits(one.room, other.zone),
          cost: 'furniture',
          leadsTo: assess(exchanged(plan, one.id, other.id)).score,
          isStructural: false,
        },
      ];
    });
}

/** The plan with each of two rooms used as the other. */
function exchanged(plan: Plan, one: string, other: string): Plan {
  const kindOf = (id: string) => plan.rooms.find((room) => room.id === id)?.room;
  const [here, there] = [kindOf(one), kindOf(other)];
  const swap = <Room extends Plan['rooms'][number]>(room: Room): Room => {
    const kind = room.id === one ? there : room.id === other ? here : undefined;
    return kind ? { ...room, room: kind } : room;
  };
  return plan.kind === 'drawn'
    ? { ...plan, rooms: plan.rooms.map(swap) }
    : { ...plan, rooms: plan.rooms.map(swap) };
}

/** What somebody does every day, and could do otherwise tomorrow. */
function habits(plan: Plan, report: Report): DoFirstStep[] {
  return report.findings.filter(isTrouble).flatMap((finding): DoFirstStep[] => {
    const habit = habitOf[finding.rule as UnseenRuleId];
    if (!habit) return [];
    const rule = finding.rule as UnseenRuleId;
    const context = { ...plan.context, seen: { ...plan.context.seen, [rule]: true } };
    return [
      {
        rule,
        ...habit,
        why: unseenRules[rule].why,
        leadsTo: assess({ ...plan, context }).score,
        isStructural: false,
      },
    ];
  });
}

const habitOf: Readonly<Partial<Record<UnseenRuleId, Pick<DoFirstStep, 'text' | 'cost'>>>> = {
  G06: {
    text: {
      en: 'Move heavy things to the south and west, and clear the north-east.',
      hi: 'भारी सामान दक्षिण और पश्चिम में ले जाएँ, और ईशान ख़ाली करें।',
    },
    cost: 'furniture',
  },
  G08: {
    text: { en: 'Have the hinges of the main door mended.', hi: 'मुख्य द्वार के क़ब्ज़े ठीक कराएँ।' },
    cost: 'light-work',
  },
  G10: {
    text: {
      en: 'Turn the bed so that the head lies to the south or east.',
      hi: 'पलंग ऐसे घुमाएँ कि सिर दक्षिण या पूर्व की ओर रहे।',
    },
    cost: 'furniture',
  },
};

/** What helps while everything stays where it is; it changes nothing of what the rule says. */
function care({ rule, roomId, remedies }: Finding, { score }: Report): DoFirstStep[] {
  const help = remedies.find(
    ({ rank, isStructural, isCommercial }) => (rank === 3 || rank === 4) && !isStructural && !isCommercial,
  );
  if (!help) return [];
  return [
    {
      rule,
      ...(roomId !== undefined && { roomId }),
      text: firstSentence(help.text),
      why: {
        en: 'It helps while the room stays where it is.',
        hi: 'इससे यहीं मदद मिलती है।',
      },
      cost: 'free',
      leadsTo: score,
      isStructural: false,
    },
  ];
}

/** A room that can only move with walls or pipes, as it would be in the best place for it. */
function moves(plan: Plan, { rule, roomId }: Finding): DoFirstStep[] {
  const own = plan.rooms.find(({ id }) => id === roomId);
  if (!own || !isFixed(own.room)) return [];
  const { stage, school, dwelling } = plan.context;
  const place = bestPlacements(own.room)
    .map(({ direction }) => direction)
    .find((direction) => direction !== 'C' && verdictAt(own.room, direction, school).verdict === 'ideal');
  if (place === undefined) return [];
  const isOnPaper = stage === 'building';
  const [name, where] = [roomText(own.room), placeText(place)];
  const ask =
    dwelling === 'flat'
      ? { en: 'Ask an engineer and the building first.', hi: 'पहले इंजीनियर और सोसाइटी से पूछें।' }
      : { en: 'Ask an engineer first.', hi: 'पहले इंजीनियर से पूछें।' };
  return [
    {
      rule,
      roomId: own.id,
      text: isOnPaper
        ? {
            en: `While the plan is on paper, put the ${name.en} in the ${where.en}. ${ask.en}`,
            hi: `नक़्शा काग़ज़ पर है, तो ${name.hi} ${where.hi} में रखें। ${ask.hi}`,
          }
        : {
            en: `If you rebuild anyway, move the ${name.en} to the ${where.en}. ${ask.en}`,
            hi: `वैसे भी निर्माण हो, तो ${name.hi} ${where.hi} में ले जाएँ। ${ask.hi}`,
          },
      why: suits(own.room, place),
      cost: isOnPaper ? 'light-work' : 'rebuilding',
      leadsTo: assess(moved(plan, own.id, place)).score,
      isStructural: true,
    },
  ];
}

/** The plan with a room in the middle of a place. */
function moved(plan: Plan, roomId: string, place: Place): Plan {
  if (plan.kind === 'zoned')
    return {
      ...plan,
      rooms: plan.rooms.map((room) => (room.id === roomId ? { ...room, zone: place } : room)),
    };
  const [x, y] = pointIn(orient(plan), place, plan.context.school);
  const { left, right, top, bottom } = boundsOf(plan.outline);
  const half = Math.min(right - left, bottom - top) / 50;
  const corners: readonly Point[] = [[-1, -1], [1, -1], [1, 1], [-1, 1]]; // prettier-ignore
  const polygon: Polygon = corners.map(([dx, dy]): Point => [x + dx * half, y + dy * half]);
  return { ...plan, rooms: plan.rooms.map((room) => (room.id === roomId ? { ...room, polygon } : room)) };
}

function suits(room: RoomId, place: Place): Text {
  const [name, where] = [roomText(room), placeText(place)];
  return {
    en: `${capital(where.en)} suits a ${name.en} better.`,
    hi: `${name.hi} के लिए ${where.hi} बेहतर है।`,
  };
}
