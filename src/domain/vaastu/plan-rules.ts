import { shapeOf, type ShapePart } from './body-shape.ts';
import { generalRules } from './general-rules.ts';
import { placementFor } from './lookup.ts';
import type { OrientedPlan } from './orient.ts';
import type { PlanContext, TreeKind } from './plan.ts';
import { remediesForPlan } from './remedies-for.ts';
import type { DoorReport, Finding, View } from './report.ts';
import { worthOf, type Weighed } from './score.ts';
import type { ConflictId, Direction8, GeneralRuleId, RoomId, Text, Verdict } from './types.ts';
import { unseenRuleIds, unseenRules } from './unseen-rules.ts';
import { joined, placeText } from './wording.ts';

/** What a rule about the whole plan says, and what it counts; most say nothing that is weighed twice. */
export interface PlanJudgement {
  finding: Finding;
  weighed?: Weighed;
}

/** The rules about the shape of the home, which its outline decides. */
export function judgeShape(plan: OrientedPlan, context: PlanContext): PlanJudgement[] {
  const parts = shapeOf(plan);
  return [
    ...judgeCuts(parts, context),
    ...judgeExtensions(parts, context),
    ...judgeProportion(plan, context),
  ];
}

/** The rules about the ground around the home, as far as somebody told of it. */
export function judgeSite(context: PlanContext): PlanJudgement[] {
  const { slope, roads, trees, water = [] } = context;
  return [
    ...(slope ? [judgeSlope(slope, context)] : []),
    ...(roads?.length === 0 ? [nothingThere('G13', context)] : []),
    ...(roads ?? []).map((at) => judgeRoad(at, context)),
    ...(trees?.length === 0 ? [nothingThere('G11', context)] : []),
    ...(trees ?? []).map(({ at, kind }) => judgeTree(at, kind ?? 'other', context)),
    ...water.map((at) => judgeWater(at, context)),
  ];
}

/** What somebody who was there says of the rules that no drawing shows. */
export function judgeSeen(context: PlanContext): PlanJudgement[] {
  return unseenRuleIds.flatMap((rule) => {
    const isKept = context.seen?.[rule];
    if (isKept === undefined) return [];
    const { weight, kept, broken } = unseenRules[rule];
    return [
      planJudgement(rule, isKept ? 'ideal' : 'avoid', context, { text: isKept ? kept : broken, weight }),
    ];
  });
}

/**
 * The brahmasthan. `loads` are the rooms that weigh on it, by the share of it that they take; one of its nine fields is
 * the least that counts, a limit of ours.
 */
export function judgeCentre(
  loads: readonly { room: RoomId; share: number }[],
  context: PlanContext,
): PlanJudgement {
  const heavy = loads.filter(({ room }) => verdictInCentre(room) === 'severe');
  const light = loads.filter(({ room }) => verdictInCentre(room) === 'avoid');
  const [heavyShare, share] = [total(heavy), total(heavy) + total(light)];
  const verdict = heavyShare >= 1 / 9 ? 'severe' : share >= 1 / 9 ? 'avoid' : 'ideal';
  return planJudgement('G01', verdict, context, {
    text:
      verdict === 'ideal'
        ? { en: 'The centre is free of load.', hi: 'बीच का भाग बिना बोझ का है।' }
        : {
            en: `Rooms that weigh on the centre take ${percent(share)} of it.`,
            hi: `बीच के भाग का ${percent(share)} ऐसे कमरों में है जो उस पर बोझ माने जाते हैं।`,
          },
    weight: 2,
    worth: verdict === 'ideal' ? 1 : Math.max(0, worthOf(verdict, 'high') - share / 2),
    at: 'C',
  });
}

/** Whether a room is one that texts and lists keep out of the centre. */
export function weighsOnCentre(room: RoomId): boolean {
  return ['avoid', 'severe'].includes(verdictInCentre(room));
}

/** That a house faces south or west is no defect: said aloud, and never counted. */
export function judgeFacing({ pada }: DoorReport, context: PlanContext): PlanJudgement[] {
  const side = pada.startsWith('S') ? 'S' : pada.startsWith('W') ? 'W' : undefined;
  if (side === undefined) return [];
  const name = placeText(side);
  return [
    planJudgement('G12', 'acceptable', context, {
      text: {
        en: `That the door faces ${name.en} is no defect by itself.`,
        hi: `द्वार ${name.hi} की ओर है, यह अपने आप में दोष नहीं है।`,
      },
      views: [
        view({
          en: 'Writers on door padas look at the place of the door on its wall and not at the facing.',
          hi: 'द्वार के पद मानने वाले लेखक दीवार पर द्वार की जगह देखते हैं, घर का मुख नहीं।',
        }),
        view({
          en: 'Popular lists still mark the facing itself.',
          hi: 'प्रचलित सूचियाँ फिर भी घर का मुख ही देखती हैं।',
        }),
      ],
    }),
  ];
}

function judgeCuts(parts: readonly ShapePart[], context: PlanContext): PlanJudgement[] {
  const cuts = parts.filter(({ kind }) => kind === 'cut');
  if (cuts.length === 0)
    return [
      planJudgement('G04', 'ideal', context, {
        text: { en: 'The plan has all its corners.', hi: 'नक़्शे के सब कोने पूरे हैं।' },
        weight: 2,
      }),
    ];
  // Together the cuts weigh as much as a full figure would, the largest most.
  const all = total(cuts);
  return cuts.map(({ at, share, fields }) => {
    const name = placeText(at);
    return planJudgement('G04', at === 'NE' ? 'severe' : 'avoid', context, {
      text: {
        en: `Of the 81 fields of the home ${fields} are missing in the ${name.en}.`,
        hi: `घर के 81 पदों में से ${fields} पद ${name.hi} में कटे हुए हैं।`,
      },
      more: {
        en: 'The texts name no size; from 5 % on we speak of a cut, as consultants do.',
        hi: 'ग्रंथ कोई नाप नहीं बताते; सलाहकारों की तरह हम 5 % से कटा हुआ मानते हैं।',
      },
      weight: (2 * share) / all,
      at,
    });
  });
}

function judgeExtensions(parts: readonly ShapePart[], context: PlanContext): PlanJudgement[] {
  return parts
    .filter(({ kind }) => kind === 'extension')
    .map(({ at, share }) => {
      const name = placeText(at);
      const isFavoured = at === 'NE' ? context.school !== 'classical' : at === 'N' || at === 'E';
      return planJudgement('G05', isFavoured ? 'acceptable' : 'avoid', context, {
        text: {
          en: `The plan sticks out in the ${name.en} by about ${percent(share)} of its body.`,
          hi: `नक़्शा ${name.hi} में अपने मुख्य भाग के लगभग ${percent(share)} जितना बाहर निकला है।`,
        },
        weight: 0.5,
        at,
        views: [
          view({
            en: 'The Brihat Samhita would have a house grow evenly on all sides, and speaks against each single side.',
            hi: 'बृहत्संहिता घर को चारों ओर बराबर बढ़ाने को कहती है, और किसी एक ओर बढ़ाने से मना करती है।',
          }),
          view({
            en: 'Writers of today welcome an extension in the north-east, north or east.',
            hi: 'आज के लेखक ईशान, उत्तर या पूर्व में बढ़ा हुआ भाग अच्छा मानते हैं।',
          }),
        ],
      });
    });
}

function judgeProportion({ square }: OrientedPlan, context: PlanContext): PlanJudgement[] {
  // The rule is about a plot; one flat or office of a building has none of its own.
  if (context.dwelling === 'flat' || context.dwelling === 'office') return [];
  const ratio = Math.max(square.width, square.height) / Math.min(square.width, square.height);
  const shown = ratio.toFixed(1);
  return [
    planJudgement('G14', ratio > 2 * (1 + 1e-9) ? 'avoid' : 'ideal', context, {
      text: { en: `The plan is ${shown} times as long as wide.`, hi: `नक़्शे की लंबाई चौड़ाई की ${shown} गुनी है।` },
      weight: 0.5,
    }),
  ];
}

function judgeSlope(slope: Direction8, context: PlanContext): PlanJudgement {
  const name = placeText(slope);
  return planJudgement('G03', isLightSide(slope) ? 'ideal' : 'avoid', context, {
    text: { en: `The ground falls towards ${name.en}.`, hi: `ज़मीन की ढलान ${name.hi} की ओर है।` },
    weight: 1,
    at: slope,
  });
}

/** That nothing is there is known too, and counts as what it is: good. */
function nothingThere(rule: 'G11' | 'G13', context: PlanContext): PlanJudgement {
  const text =
    rule === 'G13'
      ? { en: 'No road points straight at the plot.', hi: 'कोई सड़क सीधी प्लॉट की ओर नहीं आती।' }
      : { en: 'No large tree stands close to the house.', hi: 'घर के पास कोई बड़ा पेड़ नहीं है।' };
  return planJudgement(rule, 'ideal', context, { text, weight: rule === 'G13' ? 0.5 : 0.4 });
}

function judgeRoad(at: Direction8, context: PlanContext): PlanJudgement {
  const name = placeText(at);
  return planJudgement('G13', isLightSide(at) ? 'acceptable' : 'avoid', context, {
    text: {
      en: `A road points at the plot from the ${name.en}.`,
      hi: `एक सड़क ${name.hi} से सीधी प्लॉट की ओर आती है।`,
    },
    weight: 0.5,
    at,
    views: [
      view({
        en: 'Many writers find such a road mild from north-east, north or east, and hard from the other sides.',
        hi: 'कई लेखक ऐसी सड़क को ईशान, उत्तर या पूर्व से हल्का मानते हैं, और दूसरी ओर से भारी।',
      }),
      view({ en: 'Others object to it from any side.', hi: 'दूसरे हर ओर से इससे मना करते हैं।' }),
    ],
  });
}

function judgeTree(at: Direction8, kind: TreeKind, context: PlanContext): PlanJudgement {
  const [where, name] = [placeText(at), treeNames[kind]];
  const text = {
    en: `${name.en} stands close to the house in the ${where.en}.`,
    hi: `घर के पास ${where.hi} में ${name.hi} है।`,
  };
  return planJudgement('G11', treeVerdict(at, kind), context, { text, weight: 0.4, at });
}

/** The side a tree is liked on, and disliked opposite to (Brihat Samhita, building chapter, verse 85). */
const likedOn: Readonly<Partial<Record<TreeKind, readonly [liked: Direction8, disliked: Direction8]>>> = {
  plaksha: ['N', 'S'],
  banyan: ['E', 'W'],
  udumbara: ['S', 'N'],
  peepal: ['W', 'E'],
};

function treeVerdict(at: Direction8, kind: TreeKind): Verdict {
  if (kind === 'thorny' || kind === 'milky' || kind === 'fruit') return 'avoid';
  const sides = likedOn[kind];
  if (sides?.[0] === at) return 'ideal';
  if (sides?.[1] === at) return 'avoid';
  const { verdict } = placementFor('heavy_tree', at);
  // The rule on trees is a minor one: the heaviest it says is to avoid.
  return verdict === 'severe' ? 'avoid' : verdict;
}

function judgeWater(at: Direction8, context: PlanContext): PlanJudgement {
  const name = placeText(at);
  const { verdict, disputed } = placementFor('underground_water', at);
  return planJudgement('G16', context.school === 'classical' && at === 'E' ? 'avoid' : verdict, context, {
    text: { en: `There is a well or a tank in the ${name.en}.`, hi: `${name.hi} में कुआँ या टंकी है।` },
    weight: 1,
    at,
    views: disputed
      ? [
          view({ en: 'The Brihat Samhita accepts water in the north and north-east alone.', hi: 'बृहत्संहिता केवल उत्तर और ईशान में जल मानती है।' }, 'C13'),
          view({ en: 'Some modern lists accept it here too.', hi: 'कुछ आधुनिक सूचियाँ इसे यहाँ भी मान लेती हैं।' }, 'C13'),
        ]
      : [],
  }); // prettier-ignore
}

interface Said {
  text: Text;
  more?: Text;
  weight?: number;
  worth?: number;
  at?: Finding['at'];
  views?: readonly View[];
}

function planJudgement(
  rule: GeneralRuleId,
  verdict: Verdict,
  context: PlanContext,
  { text, more, weight, worth, at, views = [] }: Said,
): PlanJudgement {
  const { text: reason, basis, agreement, sources } = generalRules[rule];
  const isTrouble = verdict === 'avoid' || verdict === 'severe';
  const finding: Finding = {
    rule,
    subject: 'plan',
    ...(at && { at }),
    verdict,
    basis,
    agreement,
    sources,
    text,
    reason: joined(reason, more),
    remarks: [],
    views,
    remedies: isTrouble ? remediesForPlan(rule, context) : [],
  };
  return weight === undefined
    ? { finding }
    : { finding, weighed: { weight, worth: worth ?? worthOf(verdict, agreement), agreement } };
}

function verdictInCentre(room: RoomId): Verdict {
  return placementFor(room, 'C').verdict;
}

function isLightSide(direction: Direction8): boolean {
  return direction === 'N' || direction === 'NE' || direction === 'E';
}

function view(text: Text, conflict?: ConflictId): View {
  return { ...(conflict && { conflict }), text };
}

function total(parts: readonly { share: number }[]): number {
  return parts.reduce((all, { share }) => all + share, 0);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

const treeNames: Readonly<Record<TreeKind, Text>> = {
  plaksha: { en: 'A plaksha', hi: 'पाकड़ (प्लक्ष)' },
  banyan: { en: 'A banyan', hi: 'बरगद' },
  udumbara: { en: 'An udumbara (gular)', hi: 'गूलर' },
  peepal: { en: 'A peepal', hi: 'पीपल' },
  thorny: { en: 'A thorny tree', hi: 'काँटेदार पेड़' },
  milky: { en: 'A tree with milky sap', hi: 'दूध वाला पेड़' },
  fruit: { en: 'A fruit tree', hi: 'फल का पेड़' },
  other: { en: 'A large tree', hi: 'बड़ा पेड़' },
};
