import { doorPadas } from './door-padas.ts';
import { generalRules } from './general-rules.ts';
import { bestPlacements, verdictFor } from './lookup.ts';
import { placementRemedies } from './placement-remedies.ts';
import type { PlanContext } from './plan.ts';
import { remedies } from './remedies.ts';
import type { Remedy } from './report.ts';
import type { GeneralRuleId, Place, RemedyId, RoomId, Side, Text } from './types.ts';
import { joined, listed, placeText, roomText } from './wording.ts';

/** What can be done about a room in an unfavoured place, best first. Only the first changes what the rule says. */
export function remediesForRoom(room: RoomId, place: Place, context: PlanContext): Remedy[] {
  const { isStructural, inside } = ways[room];
  const specific = specificRemedy(room, place);
  return inOrder(
    [
      ...(room === 'heavy_tree' ? [] : [remedy('layout_change', moved(room, context), isStructural)]),
      remedy('vastu_shanti', remedies.vastu_shanti.text),
      remedy(inside, specific ?? remedies[inside].text),
      ...(inside === 'hygiene_light_air' || outside.has(room)
        ? []
        : [remedy('hygiene_light_air', remedies.hygiene_light_air.text)]),
      ...(lightPlaces.has(place) ? [remedy('tulsi_plant', remedies.tulsi_plant.text)] : []),
      remedy('colour_metal_strip', remedies.colour_metal_strip.text),
      remedy('pyramid_crystal_salt', remedies.pyramid_crystal_salt.text),
    ],
    context,
  );
}

/** What can be done about a main door on an unfavoured pada. */
export function remediesForDoor(wall: Side, context: PlanContext): Remedy[] {
  const better = doorPadas
    .filter((pada) => pada.wall === wall && pada.verdict === 'ideal')
    .map(({ id }) => id)
    .join(', ');
  const layout = joined(
    {
      en: `On this wall the favoured places are ${better}.`,
      hi: `इस दीवार पर अच्छे पद हैं: ${better}।`,
    },
    engineerFirst(context),
  );
  return inOrder(
    [
      remedy('layout_change', layout, true),
      remedy('vastu_shanti', remedies.vastu_shanti.text),
      remedy('hygiene_light_air', placementRemedies['entrance.SW'] ?? remedies.hygiene_light_air.text),
      remedy('colour_metal_strip', remedies.colour_metal_strip.text),
      remedy('pyramid_crystal_salt', remedies.pyramid_crystal_salt.text),
    ],
    context,
  );
}

/** What can be done where a rule about the whole plan is not met. */
export function remediesForPlan(rule: GeneralRuleId, context: PlanContext): Remedy[] {
  const list = planRemedies[rule]?.map(({ id, text, isStructural }) =>
    remedy(id, isStructural ? joined(text, engineerFirst(context)) : text, isStructural),
  );
  return inOrder(list ?? [remedy('vastu_shanti', generalRules[rule].text)], context);
}

/** Who lives in a home is told first what needs no builder; what shops sell stands last for everybody. */
function inOrder(list: readonly Remedy[], { stage }: PlanContext): Remedy[] {
  const later = ({ isStructural, isCommercial }: Remedy) =>
    isCommercial ? 2 : Number(stage === 'living' && isStructural);
  return list.toSorted((a, b) => later(a) - later(b) || a.rank - b.rank);
}

function remedy(id: RemedyId, text: Text, isStructural = false): Remedy {
  const isCommercial = remedies[id].provenance === 'modern and commercial';
  return { id, rank: ranks[id], text, isStructural, isCommercial };
}

const ranks: Readonly<Record<RemedyId, Remedy['rank']>> = {
  layout_change: 1,
  vastu_shanti: 2,
  in_room_orientation: 3,
  weight_shift: 3,
  hygiene_light_air: 4,
  tulsi_plant: 5,
  yantra: 5,
  colour_metal_strip: 5,
  pyramid_crystal_salt: 5,
};

function moved(room: RoomId, context: PlanContext): Text {
  const best = bestPlacements(room).filter(({ direction }) => direction !== 'C');
  const ideal = best.filter(({ verdict }) => verdict === 'ideal');
  const shown = (ideal.length > 0 ? ideal : best).map(({ direction }) => placeText(direction));
  const [name, places] = [roomText(room), listed(shown, { en: 'or', hi: 'या' })];
  const { isStructural } = ways[room];
  if (context.stage === 'building') {
    const text = {
      en: `While the plan is still on paper, put the ${name.en} in the ${places.en}.`,
      hi: `नक़्शा अभी काग़ज़ पर है, तो ${name.hi} को यहाँ रखें: ${places.hi}।`,
    };
    return isStructural ? joined(text, engineerFirst(context)) : text;
  }
  if (!isStructural)
    return {
      en: `Exchange rooms so that the ${name.en} comes to lie in the ${places.en}.`,
      hi: `कमरों की अदला-बदली करें, ताकि ${name.hi} यहाँ आए: ${places.hi}।`,
    };
  return joined(
    {
      en: `If you rebuild anyway, move the ${name.en} to the ${places.en}.`,
      hi: `वैसे भी निर्माण कराना हो, तो ${name.hi} को यहाँ ले जाएँ: ${places.hi}।`,
    },
    engineerFirst(context),
  );
}

function engineerFirst({ dwelling }: PlanContext): Text {
  return dwelling === 'flat'
    ? {
        en: 'Walls, pipes or stairs are touched by this: ask an engineer and the owners of the building first.',
        hi: 'इसमें दीवार, पाइप या सीढ़ी पर असर होता है: पहले इंजीनियर और भवन की सोसाइटी से पूछें।',
      }
    : {
        en: 'Walls, pipes or stairs are touched by this: ask an engineer first.',
        hi: 'इसमें दीवार, पाइप या सीढ़ी पर असर होता है: पहले इंजीनियर से पूछें।',
      };
}

/** The advice of the table for this place, or for the neighbour whose rule it takes. */
function specificRemedy(room: RoomId, place: Place): Text | undefined {
  const found = verdictFor(room, place);
  if (found.kind === 'direction') return placementRemedies[found.rule];
  const [one, other] = (found.kind === 'zone' ? found.between : found).neighbours;
  return placementRemedies[found.rule] ?? placementRemedies[one.rule] ?? placementRemedies[other.rule];
}

interface Way {
  /** Whether it cannot move without walls, pipes or stairs. */
  isStructural: boolean;
  /** What helps while it stays where it is. */
  inside: RemedyId;
}

/** Whether a room cannot move without walls, pipes or stairs. */
export function isFixed(room: RoomId): boolean {
  return ways[room].isStructural;
}

const exchanged: Way = { isStructural: false, inside: 'in_room_orientation' };
const cared: Way = { isStructural: true, inside: 'hygiene_light_air' };

const ways: Readonly<Record<RoomId, Way>> = {
  kitchen: { isStructural: true, inside: 'in_room_orientation' },
  master_bedroom: exchanged,
  bedroom: exchanged,
  children_bedroom: exchanged,
  guest_room: exchanged,
  pooja: exchanged,
  toilet: cared,
  bathroom: cared,
  living_room: { isStructural: false, inside: 'weight_shift' },
  dining: exchanged,
  study: exchanged,
  entrance: cared,
  staircase: cared,
  store: { isStructural: false, inside: 'weight_shift' },
  grain_pantry: { isStructural: false, inside: 'weight_shift' },
  overhead_tank: cared,
  underground_water: cared,
  septic_tank: cared,
  garage: { isStructural: true, inside: 'in_room_orientation' },
  balcony: { isStructural: true, inside: 'weight_shift' },
  basement: cared,
  office_cabin: exchanged,
  cash_counter: exchanged,
  reception: exchanged,
  accounts: exchanged,
  conference: exchanged,
  electrical: { isStructural: false, inside: 'hygiene_light_air' },
  utility: cared,
  lift: cared,
  open_space: { isStructural: true, inside: 'weight_shift' },
  water_feature: { isStructural: false, inside: 'hygiene_light_air' },
  heavy_tree: { isStructural: false, inside: 'hygiene_light_air' },
};

/** Where "keep the room clean and its door closed" would make no sense. */
const outside: ReadonlySet<RoomId> = new Set(['garage', 'balcony', 'open_space']);

/** Where household custom sets a tulsi plant. */
const lightPlaces: ReadonlySet<Place> = new Set<Place>(['N', 'NNE', 'NE', 'ENE', 'E', 'C']);

type PlanRemedy = { id: RemedyId; text: Text; isStructural?: boolean };

const shanti: PlanRemedy = { id: 'vastu_shanti', text: remedies.vastu_shanti.text };
const weight: PlanRemedy = { id: 'weight_shift', text: remedies.weight_shift.text };

const planRemedies: Readonly<Partial<Record<GeneralRuleId, readonly PlanRemedy[]>>> = {
  G01: [
    {
      id: 'layout_change',
      text: {
        en: 'Let the middle of the home stay open: a hall, a passage or a courtyard.',
        hi: 'घर का बीच का भाग खुला रखें: हॉल, गलियारा या आँगन।',
      },
      isStructural: true,
    },
    shanti,
    weight,
  ],
  G03: [
    {
      id: 'layout_change',
      text: {
        en: 'Where paving or a roof is laid anew, let the water run off towards north, north-east or east.',
        hi: 'फ़र्श या छत नई बने, तो पानी का बहाव उत्तर, ईशान या पूर्व की ओर रखें।',
      },
      isStructural: true,
    },
    shanti,
  ],
  G04: [
    {
      id: 'layout_change',
      text: {
        en: 'In a plan that is still on paper, complete the corner; otherwise let it be, and treat the room beside it with care.',
        hi: 'नक़्शा काग़ज़ पर हो तो कोना पूरा करें; नहीं तो उसे वैसा ही रहने दें और पास के कमरे का ध्यान रखें।',
      },
      isStructural: true,
    },
    shanti,
    {
      id: 'hygiene_light_air',
      text: {
        en: 'Keep what is left of that side light, clean and well lit.',
        hi: 'उस ओर का बचा भाग हल्का, साफ़ और रोशन रखें।',
      },
    },
  ],
  G05: [
    {
      id: 'layout_change',
      text: {
        en: 'If the home grows again, let it grow evenly on all sides.',
        hi: 'घर आगे बढ़ाना हो तो चारों ओर बराबर बढ़ाएँ।',
      },
      isStructural: true,
    },
  ],
  G11: [
    {
      id: 'hygiene_light_air',
      text: {
        en: 'Prune it, do not fell it; local tree law applies. The text would plant better trees in between.',
        hi: 'छँटाई करें, काटें नहीं; पेड़ों का स्थानीय क़ानून लागू होता है। ग्रंथ बीच में अच्छे पेड़ लगाने को कहता है।',
      },
    },
  ],
  G13: [
    {
      id: 'layout_change',
      text: {
        en: 'Put the gate out of line with the road, and plants or a wall where the road points at the plot.',
        hi: 'फाटक को सड़क की सीध से हटाकर रखें, और जहाँ सड़क सीधी आती है वहाँ पौधे या दीवार रखें।',
      },
      isStructural: true,
    },
    shanti,
  ],
  G14: [
    {
      id: 'layout_change',
      text: {
        en: 'Divide a long plot in two by use, such as house and garden, so that the built part is less drawn out.',
        hi: 'लंबे प्लॉट को उपयोग से दो भागों में बाँटें, जैसे घर और बग़ीचा, ताकि बना हुआ भाग कम लंबा रहे।',
      },
    },
  ],
  G16: [
    {
      id: 'layout_change',
      text: {
        en: 'A new well or borewell goes to north or north-east.',
        hi: 'नया कुआँ या बोरवेल उत्तर या ईशान में बनवाएँ।',
      },
      isStructural: true,
    },
    {
      id: 'hygiene_light_air',
      text: {
        en: 'Keep the present one covered and its water clean.',
        hi: 'अभी वाले को ढककर और उसका पानी साफ़ रखें।',
      },
    },
  ],
};
