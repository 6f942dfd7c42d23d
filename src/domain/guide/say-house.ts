import { conflicts } from '#domain/vaastu/conflicts.ts';
import { directions } from '#domain/vaastu/directions.ts';
import { type GeneralRule, generalRules } from '#domain/vaastu/general-rules.ts';
import { placementFor } from '#domain/vaastu/lookup.ts';
import { placements } from '#domain/vaastu/placements.ts';
import { remedies } from '#domain/vaastu/remedies.ts';
import type { ConflictId, Direction9, GeneralRuleId, RoomId, Verdict } from '#domain/vaastu/types.ts';
import { type ZoneFacts, zones } from '#domain/vaastu/zones.ts';
import { type Draft, addVerdict, cite, paragraph } from './draft.ts';
import { type TopicId, topicRules } from './lexicon.ts';
import { list, placeName, roomName, say } from './say.ts';
import type { Understanding, Whole } from './understanding.ts';
import * as words from './wordings.ts';

/** The rooms that matter most, in the order in which people look for them. */
const mainRooms: Readonly<Record<Exclude<Whole, 'plot'>, readonly RoomId[]>> = {
  house: [
    'entrance',
    'pooja',
    'kitchen',
    'master_bedroom',
    'children_bedroom',
    'living_room',
    'toilet',
    'staircase',
    'underground_water',
    'overhead_tank',
  ],
  office: ['entrance', 'office_cabin', 'reception', 'accounts', 'conference', 'electrical', 'toilet'],
  shop: ['entrance', 'cash_counter', 'store', 'electrical', 'pooja', 'toilet'],
};
/** What `beyondRooms` says: the middle, the weight, the windows. */
const rulesOfBuildings: readonly GeneralRuleId[] = ['G01', 'G06', 'G15'];
/** What cannot be changed once it is bought: its form, its slope, the road that points at it, the side that it faces. */
const rulesOfPlots: readonly GeneralRuleId[] = ['G14', 'G03', 'G13', 'G12'];

/** A building or a plot as a whole: what the table asks of any, without what its sources do not agree on. */
export function sayWhole(draft: Draft, { whole }: Understanding): void {
  if (!whole) return;
  if (whole === 'plot') {
    for (const id of rulesOfPlots) sayGeneralRule(draft, id);
    return;
  }
  const { language } = draft;
  const lines = mainRooms[whole].map((room) => {
    const best = placements[room].filter(({ verdict, disputed }) => verdict === 'ideal' && !disputed);
    for (const { direction } of best) addVerdict(draft, placementFor(room, direction));
    const places = best.map(({ direction }) => placeName(language, direction));
    return `- **${roomName(language, room)}**: ${list(language, places)}`;
  });
  const rooms = lines.join('\n');
  paragraph(draft, words.atAGlance[whole]);
  paragraph(draft, { en: rooms, hi: rooms, hinglish: rooms });
  for (const id of rulesOfBuildings) citeGeneralRule(draft, id);
  paragraph(draft, words.beyondRooms);
  paragraph(draft, words.wholePlan);
}

/** Rules about the whole house, by the topics of the question. */
export function sayTopics(
  draft: Draft,
  { topics, things, rooms: named, turns, intent, directions: places, whole }: Understanding,
): void {
  const ids = new Set<GeneralRuleId>(topics.flatMap((topic) => topicRules[topic] ?? []));
  if (things.includes('pillar') || things.includes('beam')) ids.add('G02');
  if (places.includes('C') && named.length === 0) ids.add('G01');
  if (turns.some(({ subject }) => subject === 'head')) ids.delete('G10');
  if (named.length > 0 && !topics.includes('vedha'))
    for (const id of ['G06', 'G16', 'G11', 'G12', 'G05'] as const) ids.delete(id);
  if (draft.verdicts.some(({ rule }) => rule === 'G12')) ids.delete('G12');
  if (named.length > 0) ids.delete('G01');
  const { language } = draft;
  if (ids.has('G01')) paragraph(draft, words.brahmasthan);
  for (const id of [...ids].toSorted().slice(0, 4)) sayGeneralRule(draft, id);
  if (topics.includes('cut')) paragraph(draft, words.cutShare);
  if (topics.includes('padas')) paragraph(draft, words.padasAre);
  if (topics.includes('zones'))
    paragraph(
      draft,
      words.zonesAre(
        list(
          language,
          zones.map(({ id }) => id),
        ),
      ),
    );
  if (topics.includes('mandala')) paragraph(draft, words.mandalaIs);
  if (topics.includes('elements')) {
    paragraph(draft, words.elementsAre);
    sayConflict(draft, 'C16');
  }
  if (topics.includes('north_kind')) {
    paragraph(draft, words.findNorth);
    sayConflict(draft, 'C18');
  }
  if (topics.includes('vaastu') && ids.size === 0 && !whole) paragraph(draft, words.vaastuIs);
  if ((topics.includes('remedy_object') || topics.includes('vastu_shanti')) && intent !== 'remedy') {
    const remedy = topics.includes('remedy_object') ? remedies.pyramid_crystal_salt : remedies.vastu_shanti;
    cite(draft, remedy.sources);
    paragraph(draft, remedy.text);
    if (topics.includes('remedy_object')) paragraph(draft, remedies.layout_change.text);
  }
  if (things.includes('colour')) paragraph(draft, remedies.colour_metal_strip.text);
  if (draft.paragraphs.length > 0 || things.length === 0 || named.length > 0) return;
  if (things.includes('plant')) paragraph(draft, remedies.tulsi_plant.text);
  else {
    paragraph(draft, words.noRuleFor);
    if (places.length === 0) paragraph(draft, words.whatIsHeld);
  }
}

/** What breaking a rule about the whole house comes to, with the readings that pass as well. */
const toleratedIf: Readonly<Record<GeneralRule['ifBroken'], readonly [Verdict, ...Verdict[]]>> = {
  severe: ['severe', 'avoid'],
  avoid: ['avoid'],
  minor: ['avoid', 'acceptable'],
  none: ['acceptable'],
};

function citeGeneralRule(draft: Draft, id: GeneralRuleId): void {
  const { ifBroken, disputed, sources } = generalRules[id];
  const tolerated = toleratedIf[ifBroken];
  const [verdict] = tolerated;
  addVerdict(draft, { rule: id, verdict, tolerated, disputed, sources });
}

function sayGeneralRule(draft: Draft, id: GeneralRuleId): void {
  const rule = generalRules[id];
  citeGeneralRule(draft, id);
  paragraph(draft, rule.disputed ? words.twoViews(say(draft.language, rule.text)) : rule.text);
  paragraph(draft, words.rest(rule.basis, rule.agreement, rule.disputed));
}

/** Topics in which a direction is a detail of the rule. */
const groundTopics: ReadonlySet<TopicId> = new Set([
  'cut',
  'extension',
  'veedhi_shoola',
  'slope',
  'trees',
  'openings',
  'weights',
  'plot_shape',
  'sleep',
  'vedha',
]);

/** A direction by itself: what it stands for, what suits it and what does not. */
export function sayDirections(draft: Draft, { directions: places, topics, things }: Understanding): void {
  const isAboutGround =
    topics.some((topic) => groundTopics.has(topic)) || things.includes('pillar') || things.includes('beam');
  if (isAboutGround) return;
  const { language } = draft;
  for (const place of places.slice(0, 3)) {
    if (!(place in directions)) {
      const zone = zones.find(({ id }) => id === place);
      if (!zone) continue;
      cite(draft, zone.sources);
      paragraph(
        draft,
        words.zoneIs({
          place: placeName(language, place),
          from: zone.from,
          to: zone.to,
          stands: say(language, zone.standsFor),
        }),
      );
      sayZoneUse(draft, zone);
      continue;
    }
    const facts = directions[place as Direction9];
    cite(draft, facts.sources);
    paragraph(
      draft,
      words.directionIs({
        place: placeName(language, place),
        deity: say(language, facts.deity),
        planet: facts.planet && say(language, facts.planet),
        element: say(language, facts.element),
        stands: say(language, facts.standsFor),
      }),
    );
    const suits = roomsIn(place as Direction9, 'ideal');
    const not = roomsIn(place as Direction9, 'severe');
    for (const room of suits.slice(0, 3)) addVerdict(draft, placementFor(room, place as Direction9));
    paragraph(
      draft,
      words.suits({
        good: list(
          language,
          suits.slice(0, 6).map((room) => roomName(language, room)),
        ),
        bad: list(
          language,
          not.slice(0, 6).map((room) => roomName(language, room)),
        ),
      }),
    );
  }
}

/** What a zone is used for in the 16-zone practice. */
export function sayZoneUse(draft: Draft, { id, goodFor, avoid }: ZoneFacts): void {
  const { language } = draft;
  paragraph(
    draft,
    words.zoneUse({
      place: placeName(language, id),
      good: say(language, goodFor),
      avoid: say(language, avoid),
    }),
  );
}

function roomsIn(place: Direction9, verdict: Verdict): RoomId[] {
  return (Object.keys(placements) as RoomId[]).filter((room) =>
    placements[room].some((one) => one.direction === place && one.verdict === verdict),
  );
}

export function sayConflict(draft: Draft, id: ConflictId): void {
  const { a, b, advice } = conflicts[id];
  const { language } = draft;
  paragraph(draft, words.twoViews([a, b, advice].map((text) => say(language, text)).join(' ')));
}
