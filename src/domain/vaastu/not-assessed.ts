import { doorPadas } from './door-padas.ts';
import { generalRules } from './general-rules.ts';
import { verdictAt } from './judge-place.ts';
import { placementFor } from './lookup.ts';
import { readPada } from './main-door.ts';
import type { Plan, PlanContext } from './plan.ts';
import type { Outcome, Unknown } from './range.ts';
import type { NotAssessed } from './report.ts';
import { rooms } from './rooms.ts';
import { sum, weightOfRoom, worthOf } from './score.ts';
import type { Direction8, GeneralRuleId, RoomId, Text, Verdict } from './types.ts';
import { unseenRuleIds, unseenRules } from './unseen-rules.ts';
import { listed, roomText } from './wording.ts';

/** Something that the rules weigh, and whether the plan tells of it. */
interface Expected extends Pick<NotAssessed, 'subject' | 'text' | 'question' | 'rooms'> {
  weight: number;
  isKnown: boolean;
  /** How it may turn out, as far as it is not known. */
  unknown: readonly Unknown[];
}

export interface Missing extends Pick<NotAssessed, 'subject' | 'text' | 'question' | 'rooms'> {
  /** Of all that the rules weigh. */
  share: number;
}

export interface Coverage {
  /** How much of what the rules weigh was known, 0 to 1. */
  known: number;
  missing: readonly Missing[];
  unknown: readonly Unknown[];
}

/** What a plan tells of the things that the rules weigh, and what it leaves open, heaviest first. */
export function coverageOf(plan: Plan): Coverage {
  const expected = expectedOf(plan);
  const beyond = weightBeyond(plan);
  const all = sum(expected.map(({ weight }) => weight)) + beyond;
  const open = expected.filter(({ isKnown }) => !isKnown).toSorted((a, b) => b.weight - a.weight);
  return {
    known: 1 - sum(open.map(({ weight }) => weight)) / all,
    missing: open.map(({ subject, text, question, rooms: kinds, weight }) => ({
      subject,
      text,
      question,
      ...(kinds && { rooms: kinds }),
      share: weight / all,
    })),
    unknown: open.flatMap(({ unknown }) => unknown),
  };
}

/** The rooms that a plan has beside those that every home has. */
function weightBeyond({ rooms: drawn, context }: Plan): number {
  const counted = new Set(usual[context.dwelling ?? 'house'].flat());
  const kinds = new Set(drawn.map(({ room }) => room).filter((room) => !counted.has(room)));
  return sum(
    [...kinds].map((room) => {
      const count = drawn.filter((each) => each.room === room).length;
      return room === 'entrance' ? 0 : weightOfRoom(room, count) * count;
    }),
  );
}

function expectedOf(plan: Plan): Expected[] {
  const { context } = plan;
  const present = new Set<RoomId>([
    ...plan.rooms.map(({ room }) => room),
    ...(Object.keys(context.told ?? {}) as RoomId[]),
  ]);
  const ofPlot = context.dwelling === 'flat' || context.dwelling === 'office' ? [] : siteRules;
  return [
    {
      subject: 'door',
      text: {
        en: 'The place of the main door is not known.',
        hi: 'मुख्य द्वार की जगह ज्ञात नहीं है।',
      },
      question: { en: 'Where is the main door?', hi: 'मुख्य द्वार कहाँ है?' },
      weight: rooms.entrance.weight,
      isKnown: plan.door !== undefined,
      unknown: [doorOutcomes(context)],
    },
    {
      subject: 'outline',
      text: {
        en: 'Without the outline nothing can be said of missing corners, of what sticks out, of the proportions and of the load on the centre.',
        hi: 'बाहरी रेखा के बिना कटे कोनों, बाहर निकले भाग, लंबाई-चौड़ाई के अनुपात और बीच के बोझ के बारे में कुछ नहीं कहा जा सकता।',
      },
      question: {
        en: 'What is the shape of the home? A drawing tells.',
        hi: 'घर का आकार क्या है? नक़्शे से पता चलेगा।',
      },
      weight: 3,
      isKnown: plan.kind === 'drawn',
      unknown: shapeOutcomes(context),
    },
    ...usual[context.dwelling ?? 'house'].map((kinds): Expected => {
      const [first = 'kitchen'] = kinds;
      return {
        subject: 'rooms',
        text: notOnPlan(kinds),
        question: whereIs(first),
        rooms: kinds,
        weight: Math.max(...kinds.map((kind) => rooms[kind].weight)),
        isKnown: kinds.some((kind) => present.has(kind)),
        unknown: [roomOutcomes(first, context)],
      };
    }),
    ...ofPlot.map(({ rule, weight, isTold, question }): Expected => ({
      subject: rule,
      text: generalRules[rule].text,
      question,
      weight,
      isKnown: isTold(plan),
      unknown: [siteOutcomes(rule)],
    })),
    ...unseenRuleIds.map((rule): Expected => ({
      subject: rule,
      text: generalRules[rule].text,
      question: unseenRules[rule].question,
      weight: unseenRules[rule].weight,
      isKnown: context.seen?.[rule] !== undefined,
      unknown: [keptOrNot(rule, unseenRules[rule].weight, 0.6)],
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

interface SiteRule {
  rule: 'G03' | 'G11' | 'G13' | 'G16';
  weight: number;
  isTold: (plan: Plan) => boolean;
  question: Text;
}

// prettier-ignore
const siteRules: readonly SiteRule[] = [
  { rule: 'G03', weight: 1, isTold: ({ context }) => context.slope !== undefined, question: { en: 'Where does the ground slope down to?', hi: 'ज़मीन की ढलान किस ओर है?' } },
  { rule: 'G13', weight: 0.5, isTold: ({ context }) => context.roads !== undefined, question: { en: 'From where does a road point straight at the plot?', hi: 'किस ओर से सड़क सीधी प्लॉट की ओर आती है?' } },
  { rule: 'G11', weight: 0.4, isTold: ({ context }) => context.trees !== undefined, question: { en: 'Where does a large tree stand close to the house?', hi: 'घर के पास बड़ा पेड़ किस ओर है?' } },
  { rule: 'G16', weight: 1, isTold: tellsOfWater, question: { en: 'Where is the well or the tank under the ground?', hi: 'कुआँ या ज़मीन के नीचे की टंकी किस ओर है?' } },
];

function tellsOfWater({ context, rooms: drawn }: Plan): boolean {
  return context.water !== undefined || drawn.some(({ room }) => room === 'underground_water');
}

/** A room is as likely to lie in any of the eight directions; nobody has counted homes. */
function roomOutcomes(room: RoomId, { school }: PlanContext): Unknown {
  return workedOut(`${school} ${room}`, () =>
    eight.map((direction) => {
      const { verdict, agreement } = verdictAt(room, direction, school);
      return { often: 1 / 8, weight: rooms[room].weight, worth: worthOf(verdict, agreement) };
    }),
  );
}

function doorOutcomes({ school }: PlanContext): Unknown {
  return workedOut(`${school} door`, () =>
    doorPadas.map((pada) => ({
      often: 1 / doorPadas.length,
      weight: rooms.entrance.weight,
      worth: worthOf(readPada(pada, school), pada.agreement),
    })),
  );
}

/** The table does not change: each is worked out once. */
function workedOut(key: string, work: () => Unknown): Unknown {
  const found = outcomes.get(key) ?? work();
  outcomes.set(key, found);
  return found;
}

const outcomes = new Map<string, Unknown>();

/** How often homes are whole, and their centres free, is our guess. */
function shapeOutcomes({ dwelling }: PlanContext): Unknown[] {
  return [
    shares('G04', 2, { ideal: 0.7, avoid: 0.2, severe: 0.1 }),
    shares('G01', 2, { ideal: 0.6, avoid: 0.15, severe: 0.25 }),
    ...(dwelling === 'flat' || dwelling === 'office' ? [] : [keptOrNot('G14', 0.5, 0.9)]),
  ];
}

function siteOutcomes(rule: SiteRule['rule']): Unknown {
  switch (rule) {
    case 'G03':
      return keptOrNot('G03', 1, 3 / 8);
    case 'G16':
      return [
        { often: 0.5, weight: 0, worth: 0 },
        ...eight.map((direction): Outcome => {
          const { verdict } = placementFor('underground_water', direction);
          return { often: 1 / 16, weight: 1, worth: worthOf(verdict, generalRules.G16.agreement) };
        }),
      ];
    case 'G11':
      return shares('G11', 0.4, { ideal: 0.7, acceptable: 0.15, avoid: 0.15 });
    case 'G13':
      return shares('G13', 0.5, { ideal: 0.7, acceptable: 0.15, avoid: 0.15 });
  }
}

function keptOrNot(rule: GeneralRuleId, weight: number, kept: number): Unknown {
  return shares(rule, weight, { ideal: kept, avoid: 1 - kept });
}

function shares(rule: GeneralRuleId, weight: number, often: Partial<Record<Verdict, number>>): Unknown {
  return (Object.entries(often) as [Verdict, number][]).map(([verdict, share]) => ({
    often: share,
    weight,
    worth: worthOf(verdict, generalRules[rule].agreement),
  }));
}

const eight: readonly Direction8[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

function notOnPlan(kinds: readonly RoomId[]): Text {
  const names = listed(kinds.map(roomText), { en: 'or', hi: 'या' });
  return { en: `No ${names.en} is on the plan.`, hi: `नक़्शे में ${names.hi} नहीं है।` };
}

function whereIs(room: RoomId): Text {
  const { en, hi } = roomText(room);
  return { en: `Where is the ${en}?`, hi: `${hi} कहाँ है?` };
}
