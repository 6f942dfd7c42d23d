import { generalRules } from './general-rules.ts';
import type { Plan } from './plan.ts';
import type { NotAssessed } from './report.ts';
import { rooms } from './rooms.ts';
import { sum } from './score.ts';
import type { GeneralRuleId, RoomId, Text } from './types.ts';
import { listed, roomName } from './wording.ts';

/** Something that the rules weigh, and whether the plan tells of it. */
interface Expected {
  subject: NotAssessed['subject'];
  text: Text;
  weight: number;
  isKnown: boolean;
}

export interface Coverage {
  /** How much of what the rules weigh was known, 0 to 1. */
  known: number;
  missing: readonly { subject: NotAssessed['subject']; text: Text; share: number }[];
}

/** What a plan tells of the things that the rules weigh, and what it leaves open, heaviest first. */
export function coverageOf(plan: Plan): Coverage {
  const expected = expectedOf(plan);
  const all = sum(expected.map(({ weight }) => weight));
  return {
    known: sum(expected.filter(({ isKnown }) => isKnown).map(({ weight }) => weight)) / all,
    missing: expected
      .filter(({ isKnown }) => !isKnown)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ subject, text, weight }) => ({ subject, text, share: weight / all })),
  };
}

function expectedOf(plan: Plan): Expected[] {
  const { context } = plan;
  const present = new Set(plan.rooms.map(({ room }) => room));
  const lacking = usual[context.dwelling ?? 'house'].filter(
    (kinds) => !kinds.some((kind) => present.has(kind)),
  );
  const isDrawn = plan.kind === 'drawn';
  const ofPlot = context.dwelling === 'flat' || context.dwelling === 'office' ? [] : siteRules;
  return [
    {
      subject: 'door',
      text: {
        en: 'The place of the main door is not known.',
        hi: 'मुख्य द्वार की जगह ज्ञात नहीं है।',
      },
      weight: rooms.entrance.weight,
      isKnown: plan.door !== undefined,
    },
    {
      subject: 'outline',
      text: {
        en: 'Without the outline nothing can be said of missing corners, of what sticks out, of the proportions and of the load on the centre.',
        hi: 'बाहरी रेखा के बिना कटे कोनों, बाहर निकले भाग, लंबाई-चौड़ाई के अनुपात और बीच के बोझ के बारे में कुछ नहीं कहा जा सकता।',
      },
      weight: 3,
      isKnown: isDrawn,
    },
    ...usual[context.dwelling ?? 'house'].map((kinds): Expected => {
      const isKnown = !lacking.includes(kinds);
      return {
        subject: 'rooms',
        text: notOnPlan(kinds),
        weight: Math.max(...kinds.map((kind) => rooms[kind].weight)),
        isKnown,
      };
    }),
    ...ofPlot.map(({ rule, weight, isTold }): Expected => ({
      subject: rule,
      text: generalRules[rule].text,
      weight,
      isKnown: isTold(plan),
    })),
    ...unseenRules.map(([rule, weight]): Expected => ({
      subject: rule,
      text: generalRules[rule].text,
      weight,
      isKnown: false,
    })),
  ];
}

/** What nearly every home of a kind has: any one of each group will do. */
const usual: Readonly<Record<'flat' | 'house' | 'plot' | 'office', readonly (readonly RoomId[])[]>> = {
  flat: [['kitchen'], ['master_bedroom', 'bedroom'], ['toilet', 'bathroom'], ['living_room']],
  house: [['kitchen'], ['master_bedroom', 'bedroom'], ['toilet', 'bathroom'], ['living_room']],
  plot: [['open_space'], ['underground_water']],
  office: [['office_cabin'], ['toilet', 'bathroom'], ['reception', 'conference', 'accounts']],
};

const siteRules: readonly { rule: GeneralRuleId; weight: number; isTold: (plan: Plan) => boolean }[] = [
  { rule: 'G03', weight: 1, isTold: ({ context }) => context.slope !== undefined },
  { rule: 'G13', weight: 0.5, isTold: ({ context }) => context.roads !== undefined },
  { rule: 'G11', weight: 0.4, isTold: ({ context }) => context.trees !== undefined },
  { rule: 'G16', weight: 0.5, isTold: tellsOfWater },
];

function tellsOfWater({ context, rooms: drawn }: Plan): boolean {
  return context.water !== undefined || drawn.some(({ room }) => room === 'underground_water');
}

/** What no floor plan shows: it has to be looked at on site. */
const unseenRules: readonly (readonly [GeneralRuleId, number])[] = [
  ['G06', 0.5],
  ['G07', 0.5],
  ['G10', 0.5],
  ['G15', 0.4],
  ['G02', 0.3],
  ['G08', 0.2],
  ['G09', 0.1],
];

function notOnPlan(kinds: readonly RoomId[]): Text {
  const names = listed(kinds.map(roomName), { en: 'or', hi: 'या' });
  return { en: `No ${names.en} is on the plan.`, hi: `नक़्शे में ${names.hi} नहीं है।` };
}
