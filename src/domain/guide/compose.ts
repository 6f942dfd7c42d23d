import { conflicts } from '#domain/vaastu/conflicts.ts';
import { directions } from '#domain/vaastu/directions.ts';
import { doorPadas, type DoorPada } from '#domain/vaastu/door-padas.ts';
import { generalRules } from '#domain/vaastu/general-rules.ts';
import { bestPlacements, placementFor, verdictFor, type PlacementRule } from '#domain/vaastu/lookup.ts';
import { placementNotes } from '#domain/vaastu/placement-notes.ts';
import { placementRemedies } from '#domain/vaastu/placement-remedies.ts';
import { placements } from '#domain/vaastu/placements.ts';
import { remedies } from '#domain/vaastu/remedies.ts';
import { rooms, type InRoomRule } from '#domain/vaastu/rooms.ts';
import type {
  ConflictId,
  Direction9,
  DoorPadaId,
  GeneralRuleId,
  Place,
  RoomId,
  SourceId,
  Verdict,
} from '#domain/vaastu/types.ts';
import { zones } from '#domain/vaastu/zones.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { facingRules, facingVerdict, sidesOf, type FacingSubject } from './facings.ts';
import { topicRules, type TopicId } from './lexicon.ts';
import { list, placeName, roomName, say, verdictName, type Saying } from './say.ts';
import type { Turn, Understanding } from './understanding.ts';
import * as words from './wordings.ts';

export interface GuideVerdict {
  /** Id of the rule: `kitchen.SE`, a door place (`S4`), a general rule (`G10`) or an in-room rule (`kitchen.facing`). */
  rule: string;
  verdict: Verdict;
  /** The verdicts that some source supports. */
  tolerated: readonly Verdict[];
  disputed: boolean;
}

/** An answer in the making: what is said, what it rests on, and what it has to ask. */
export interface Draft {
  language: AnswerLanguage;
  paragraphs: string[];
  verdicts: GuideVerdict[];
  sources: SourceId[];
  missing: string[];
}

/** Rooms that nobody moves without touching walls, pipes or wires. */
const builtIn: ReadonlySet<RoomId> = new Set([
  'kitchen',
  'toilet',
  'bathroom',
  'staircase',
  'entrance',
  'underground_water',
  'overhead_tank',
  'septic_tank',
  'basement',
  'lift',
  'electrical',
]);

/** Says everything that the rule table knows about what was asked, in the order of use. */
export function composeGuidance(understood: Understanding): Draft {
  const draft: Draft = {
    language: understood.language,
    paragraphs: [],
    verdicts: [],
    sources: [],
    missing: [],
  };
  if (understood.intent === 'what_if_score') sayScore(draft, understood);
  sayMyth(draft, understood);
  if (understood.relation && understood.rooms.length > 0) sayRelation(draft, understood);
  for (const pada of understood.padas) sayPada(draft, pada);
  sayPairs(draft, understood);
  for (const { room, place } of understood.rejected) sayRejected(draft, room, place);
  for (const turn of understood.turns) sayTurn(draft, turn);
  sayPartsOfRooms(draft, understood);
  sayTopics(draft, understood);
  sayAsked(draft, understood);
  if (understood.rooms.length === 0 && understood.directions.length > 0 && understood.turns.length === 0)
    sayDirections(draft, understood);
  sayRemedies(draft, understood);
  sayComparison(draft, understood);
  askForDoor(draft, understood);
  sayEngineer(draft, understood);
  return draft;
}

function sayPairs(draft: Draft, { pairs, padas, facing, intent, turns }: Understanding): void {
  // Where the exact place of the door is known, its direction says nothing more.
  const own = pairs.filter(({ room }) => room !== 'entrance' || padas.length === 0);
  const isAlone = own.length === 1;
  for (const { room, place } of own) {
    if (room === 'entrance' && facing === place && place !== 'C') sayFacing(draft, place);
    else sayPlacement(draft, room, place, (isAlone || intent === 'remedy') && turns.length === 0);
  }
}

/** One room in one place: the verdict, why, on what it rests, what helps. */
function sayPlacement(draft: Draft, room: RoomId, place: Place, isFull: boolean): void {
  const { language } = draft;
  const found = verdictFor(room, place);
  const where = { room: roomName(language, room), place: placeName(language, place) };
  switch (found.kind) {
    case 'direction':
      addVerdict(draft, found.facts);
      lead(draft, found.verdict, words.placed(where));
      explain(draft, found.facts);
      break;
    case 'zone': {
      draft.verdicts.push({
        rule: found.rule,
        verdict: found.verdict,
        tolerated: [found.verdict],
        disputed: false,
      });
      cite(draft, found.facts.sources);
      lead(draft, found.verdict, words.placed(where));
      if (place !== 'C') {
        const zone = zones.find(({ id }) => id === place);
        if (zone)
          paragraph(
            draft,
            words.zoneUse({
              place: where.place,
              good: say(language, zone.goodFor),
              avoid: say(language, zone.avoid),
            }),
          );
      }
      paragraph(draft, words.agreementOnly(found.facts.agreement));
      break;
    }
    case 'border': {
      lead(draft, found.verdict, words.placed(where));
      for (const neighbour of found.neighbours) addVerdict(draft, neighbour);
      const [a, b] = found.neighbours;
      paragraph(draft, words.border({
        place: where.place,
        a: placeName(language, a.direction), aVerdict: verdictName(language, a.verdict),
        b: placeName(language, b.direction), bVerdict: verdictName(language, b.verdict),
      })); // prettier-ignore
      explain(draft, found.facts);
      break;
    }
  }
  if (isFull) sayInRoom(draft, room);
  if (found.verdict === 'avoid' || found.verdict === 'severe') {
    const remedy = placementRemedies[found.rule];
    if (remedy) paragraph(draft, words.helps(say(language, remedy)));
    sayBetterPlaces(draft, room);
  } else if (found.verdict === 'acceptable' && isFull) sayBetterPlaces(draft, room);
}

function explain(draft: Draft, facts: PlacementRule): void {
  const { language } = draft;
  const note = placementNotes[facts.rule];
  if (facts.disputed && note) paragraph(draft, words.twoViews(say(language, note)));
  else if (note) paragraph(draft, note);
  paragraph(draft, words.rest(facts.basis, facts.agreement, facts.disputed));
}

function sayInRoom(draft: Draft, room: RoomId): void {
  const rules = rooms[room].inRoom.filter(({ id }) => !/neighbours|beam|dress|vedha/.test(id)).slice(0, 3);
  if (rules.length === 0) return;
  for (const rule of rules) cite(draft, rule.sources.slice(0, 2));
  paragraph(draft, words.inside(rules.map(({ text }) => say(draft.language, text)).join(' ')));
}

function sayBetterPlaces(draft: Draft, room: RoomId): void {
  const { language } = draft;
  const best = bestPlacements(room).filter(({ direction }) => direction !== 'C');
  const ideal = best
    .filter(({ verdict }) => verdict === 'ideal')
    .map(({ direction }) => placeName(language, direction));
  const fine = best
    .filter(({ verdict }) => verdict === 'acceptable')
    .map(({ direction }) => placeName(language, direction));
  if (ideal.length + fine.length > 0)
    paragraph(
      draft,
      words.bestPlaces({
        room: roomName(language, room),
        ideal: list(language, ideal),
        fine: list(language, fine),
      }),
    );
}

/** The side that a house faces is no fault; the place of the door decides. */
function sayFacing(draft: Draft, place: Place): void {
  const { language } = draft;
  const found = verdictFor('entrance', place);
  if (found.kind === 'border') for (const neighbour of found.neighbours) addVerdict(draft, neighbour);
  else if (found.kind === 'direction') addVerdict(draft, found.facts);
  draft.verdicts.push({ rule: 'G12', verdict: 'acceptable', tolerated: ['acceptable'], disputed: true });
  cite(draft, generalRules.G12.sources);
  paragraph(draft, words.facingLead(placeName(language, place)));
  paragraph(draft, words.twoViews(say(language, generalRules.G12.text)));
  const note = placementNotes[found.rule];
  if (note) paragraph(draft, note);
}

function sayPada(draft: Draft, id: DoorPadaId): void {
  const { language } = draft;
  const pada = doorPadas.find((one) => one.id === id);
  if (!pada) return;
  draft.verdicts.push({
    rule: pada.id,
    verdict: pada.verdict,
    tolerated: pada.tolerated,
    disputed: pada.disputed,
  });
  cite(draft, pada.sources);
  lead(
    draft,
    pada.verdict,
    words.padaIs({
      id: pada.id,
      name: say(language, pada.name),
      wall: placeName(language, pada.wall),
      from: pada.from,
      to: pada.to,
    }),
  );
  if (pada.note) paragraph(draft, pada.disputed ? words.twoViews(say(language, pada.note)) : pada.note);
  else if (pada.disputed) paragraph(draft, words.padaViews(pada.classical, pada.modern));
  const conflict = padaConflicts[pada.id];
  if (conflict && !pada.note) sayConflict(draft, conflict);
  paragraph(draft, words.agreementOnly(pada.agreement));
  if (pada.verdict === 'avoid' || pada.verdict === 'severe')
    paragraph(
      draft,
      words.goodDoors(
        placeName(language, pada.wall),
        list(language, goodPadasOn(pada.wall).map(doorName(language))),
      ),
    );
}

const padaConflicts: Readonly<Partial<Record<DoorPadaId, ConflictId>>> = { S3: 'C01', W3: 'C01', W5: 'C02' };

function askForDoor(draft: Draft, { rooms: asked, facing, pairs, padas, intent }: Understanding): void {
  if (!asked.includes('entrance') || padas.length > 0 || (intent === 'plan_layout' && !facing)) return;
  const { language } = draft;
  const place = facing ?? pairs.find(({ room }) => room === 'entrance')?.place;
  const walls = place ? sidesOf(place) : [];
  if (walls.length === 0) return;
  for (const wall of walls.slice(0, 2)) {
    const good = goodPadasOn(wall);
    if (good.length > 0)
      paragraph(
        draft,
        words.goodDoors(placeName(language, wall), list(language, good.map(doorName(language)))),
      );
  }
  const wall = walls[0];
  if (wall)
    ask(
      draft,
      words.missingDoor(placeName(language, walls.length > 1 && place ? place : wall)),
      words.askDoor(
        list(
          language,
          walls.map((side) => placeName(language, side)),
        ),
      ),
    );
}

function goodPadasOn(wall: DoorPada['wall']): DoorPada[] {
  return doorPadas.filter((pada) => pada.wall === wall && pada.verdict === 'ideal');
}

function doorName(language: AnswerLanguage): (pada: DoorPada) => string {
  return ({ id, name }) => `${id} (${say(language, name)})`;
}

function sayRejected(draft: Draft, room: RoomId, place: Place): void {
  const found = verdictFor(room, place);
  if (found.kind === 'direction') addVerdict(draft, found.facts);
  const { language } = draft;
  paragraph(
    draft,
    words.rejected({
      room: roomName(language, room),
      place: placeName(language, place),
      verdict: verdictName(language, found.verdict),
    }),
  );
  if (draft.verdicts.length === 1) sayBetterPlaces(draft, room);
}

function sayTurn(draft: Draft, { subject, place }: Turn): void {
  const { language } = draft;
  const rule = facingRules[subject];
  const text = ruleText(rule.rule);
  const name = say(language, words.subjects[subject]);
  const best = list(
    language,
    rule.good.map((side) => placeName(language, side)),
  );
  const verdict = place ? facingVerdict(subject, sidesOf(place)) : undefined;
  if (place && verdict) {
    draft.verdicts.push({
      rule: rule.rule,
      verdict,
      tolerated: toleratedTurn(subject, place, verdict),
      disputed: isSplit(subject, place),
    });
    lead(draft, verdict, words.turned({ name, place: placeName(language, place) }));
  } else {
    draft.verdicts.push({ rule: rule.rule, verdict: 'ideal', tolerated: ['ideal'], disputed: false });
    paragraph(draft, words.turnBest({ name, best }));
  }
  if (text) {
    cite(draft, text.sources);
    paragraph(draft, place && isSplit(subject, place) ? words.twoViews(say(language, text.text)) : text.text);
  }
  if (subject === 'head') sayConflict(draft, 'C15');
}

function isSplit(subject: FacingSubject, place: Place): boolean {
  return sidesOf(place).some((side) => facingRules[subject].split.includes(side));
}

function toleratedTurn(subject: FacingSubject, place: Place, verdict: Verdict): Verdict[] {
  return isSplit(subject, place) ? ['acceptable', 'avoid'] : [verdict];
}

function ruleText(id: string): Pick<InRoomRule, 'text' | 'sources'> | undefined {
  if (id in generalRules) return generalRules[id as GeneralRuleId];
  return Object.values(rooms)
    .flatMap(({ inRoom }) => inRoom)
    .find((rule) => rule.id === id);
}

/** A part of a room says nothing about the place of the room in the house. */
function sayPartsOfRooms(draft: Draft, { inRoom, things, rooms: named }: Understanding): void {
  const [first] = inRoom;
  if (!first) return;
  const { language } = draft;
  const room = first.room ?? named[0];
  const name = room ? roomName(language, room) : undefined;
  paragraph(draft, words.partOfRoom({ place: placeName(language, first.place), room: name }));
  if (room) {
    for (const rule of rooms[room].inRoom) {
      cite(draft, rule.sources.slice(0, 2));
      draft.verdicts.push({
        rule: rule.id,
        verdict: 'acceptable',
        tolerated: ['ideal', 'acceptable', 'avoid'],
        disputed: false,
      });
      paragraph(draft, rule.text);
    }
    if (things.includes('stove')) paragraph(draft, words.stoveCorner(placeName(language, 'SE')));
    if (rooms[room].inRoom.length === 0) paragraph(draft, words.noRuleInside);
    if (name) ask(draft, words.missingPlace(name), words.askPlace(name));
  }
}

const relationRules: readonly { rooms: readonly RoomId[]; relations: readonly string[]; rule: string; verdict: Verdict }[] = [
  { rooms: ['pooja', 'staircase'], relations: ['below', 'beside', 'above', 'opposite'], rule: 'pooja.neighbours', verdict: 'avoid' },
  { rooms: ['pooja', 'toilet'], relations: ['below', 'beside', 'above', 'opposite'], rule: 'pooja.neighbours', verdict: 'severe' },
  { rooms: ['pooja', 'bathroom'], relations: ['below', 'beside', 'above', 'opposite'], rule: 'pooja.neighbours', verdict: 'avoid' },
  { rooms: ['pooja', 'bedroom'], relations: ['beside', 'below', 'above', 'opposite'], rule: 'pooja.neighbours', verdict: 'avoid' },
  { rooms: ['pooja', 'master_bedroom'], relations: ['beside', 'below', 'above', 'opposite'], rule: 'pooja.neighbours', verdict: 'avoid' },
  { rooms: ['kitchen', 'toilet'], relations: ['below', 'beside', 'above', 'opposite'], rule: 'kitchen.neighbours', verdict: 'avoid' },
  { rooms: ['kitchen', 'bathroom'], relations: ['below', 'beside', 'above', 'opposite'], rule: 'kitchen.neighbours', verdict: 'avoid' },
  { rooms: ['kitchen', 'entrance'], relations: ['opposite'], rule: 'kitchen.neighbours', verdict: 'avoid' },
  { rooms: ['staircase', 'toilet'], relations: ['below', 'above'], rule: 'staircase.below', verdict: 'avoid' },
  { rooms: ['staircase', 'bathroom'], relations: ['below', 'above'], rule: 'staircase.below', verdict: 'avoid' },
  { rooms: ['staircase', 'store'], relations: ['below'], rule: 'staircase.below', verdict: 'acceptable' },
]; // prettier-ignore

/** Two rooms beside, above, below or opposite each other. */
function sayRelation(draft: Draft, { rooms: named, relation, things, intent }: Understanding): void {
  if (!relation) return;
  const { language } = draft;
  const rules = relationRules.filter(
    (one) => one.relations.includes(relation) && one.rooms.every((room) => named.includes(room)),
  );
  const names = list(
    language,
    named.map((room) => roomName(language, room)),
  );
  if (rules.length === 0) {
    const other = namedRules(named, relation, things);
    if (other.length > 0) for (const rule of other) sayInRoomRule(draft, rule, 'avoid');
    else if (intent === 'check_adjacency') {
      paragraph(draft, words.noRelationRule(names));
      sayOwnPlaces(draft, named);
    }
    return;
  }
  for (const { rule, verdict } of rules) {
    lead(draft, verdict, words.related({ names, relation: say(language, words.relations[relation]) }));
    sayInRoomRule(draft, rule, verdict);
  }
  if (named.includes('staircase')) sayInRoomRule(draft, 'staircase.below', rules[0]?.verdict ?? 'avoid');
}

/** Rules about a thing in line with a room: a beam, a mirror, what stands before the main door. */
function namedRules(named: readonly RoomId[], relation: string, things: readonly string[]): string[] {
  if (things.includes('beam') || things.includes('mirror')) return ['master_bedroom.beam_mirror'];
  if (named.includes('entrance') && relation === 'opposite') return ['entrance.vedha'];
  return [];
}

function sayInRoomRule(draft: Draft, id: string, verdict: Verdict): void {
  const rule = ruleText(id);
  if (!rule || draft.verdicts.some((one) => one.rule === id)) return;
  draft.verdicts.push({
    rule: id,
    verdict,
    tolerated: verdict === 'severe' ? ['severe', 'avoid'] : [verdict],
    disputed: false,
  });
  cite(draft, rule.sources);
  paragraph(draft, rule.text);
}

function sayOwnPlaces(draft: Draft, named: readonly RoomId[]): void {
  for (const room of named.slice(0, 2)) sayBetterPlaces(draft, room);
}

/** Rules about the whole house, by the topics of the question. */
function sayTopics(
  draft: Draft,
  { topics, things, rooms: named, turns, intent, directions: places }: Understanding,
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
  if (topics.includes('vaastu') && ids.size === 0) paragraph(draft, words.vaastuIs);
  if ((topics.includes('remedy_object') || topics.includes('vastu_shanti')) && intent !== 'remedy') {
    const remedy = topics.includes('remedy_object') ? remedies.pyramid_crystal_salt : remedies.vastu_shanti;
    cite(draft, remedy.sources);
    paragraph(draft, remedy.text);
    if (topics.includes('remedy_object')) paragraph(draft, remedies.layout_change.text);
  }
  if (draft.paragraphs.length === 0 && things.length > 0 && named.length === 0)
    paragraph(draft, things.includes('plant') ? remedies.tulsi_plant.text : words.noRuleFor);
}

function sayGeneralRule(draft: Draft, id: GeneralRuleId): void {
  const rule = generalRules[id];
  const verdict: Verdict =
    rule.ifBroken === 'severe' ? 'severe' : rule.ifBroken === 'none' ? 'acceptable' : 'avoid';
  draft.verdicts.push({
    rule: id,
    verdict,
    tolerated:
      rule.ifBroken === 'minor'
        ? ['avoid', 'acceptable']
        : rule.ifBroken === 'severe'
          ? ['severe', 'avoid']
          : [verdict],
    disputed: rule.disputed,
  });
  cite(draft, rule.sources);
  paragraph(draft, rule.disputed ? words.twoViews(say(draft.language, rule.text)) : rule.text);
  paragraph(draft, words.rest(rule.basis, rule.agreement, rule.disputed));
}

/** Rooms without a direction: where they do well, and what has to be known for a verdict. */
function sayAsked(
  draft: Draft,
  { asked, intent, turns, relation, inRoom, facing, padas, pairs, topics }: Understanding,
): void {
  const { language } = draft;
  const isDoorTopic = topics.some(
    (topic) => topic === 'vedha' || topic === 'door_form' || topic === 'main_door',
  );
  const open = asked.filter(
    (room) => !(room === 'entrance' && (facing !== undefined || padas.length > 0 || isDoorTopic)),
  );
  if (inRoom.length > 0 || (relation && pairs.length === 0 && intent === 'check_adjacency')) return;
  for (const room of open.slice(0, 4)) {
    const isTurnOnly = turns.length > 0 && intent === 'orientation' && room !== 'cash_counter';
    if (isTurnOnly) continue;
    const best = bestPlacements(room).filter(({ direction }) => direction !== 'C');
    const shown = best.filter(({ verdict }, index) => verdict === 'ideal' || index < 3).slice(0, 4);
    for (const { direction } of shown) addVerdict(draft, placementFor(room, direction));
    sayBetterPlaces(draft, room);
    const first = shown[0];
    const note = first ? placementNotes[`${room}.${first.direction}`] : undefined;
    if (note) paragraph(draft, note);
    const worst = placements[room]
      .filter(({ verdict, disputed }) => verdict === 'severe' && !disputed)
      .map(({ direction }) => placeName(language, direction));
    if (worst.length > 0)
      paragraph(draft, words.keepOut({ room: roomName(language, room), places: list(language, worst) }));
    if (open.length === 1) sayInRoom(draft, room);
    if (rooms[room].note) paragraph(draft, rooms[room].note);
    if (intent === 'check_placement' || intent === 'remedy' || intent === 'myth_check') {
      const name = roomName(language, room);
      if (room === 'entrance') ask(draft, words.missingDoor(undefined), words.askDoor(undefined));
      else ask(draft, words.missingPlace(name), words.askPlace(name));
    }
  }
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
function sayDirections(draft: Draft, { directions: places, topics, things }: Understanding): void {
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
      paragraph(
        draft,
        words.zoneUse({
          place: placeName(language, place),
          good: say(language, zone.goodFor),
          avoid: say(language, zone.avoid),
        }),
      );
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

function roomsIn(place: Direction9, verdict: Verdict): RoomId[] {
  return (Object.keys(placements) as RoomId[]).filter((room) =>
    placements[room].some((one) => one.direction === place && one.verdict === verdict),
  );
}

function sayRemedies(draft: Draft, { intent, rooms: named }: Understanding): void {
  if (intent !== 'remedy') return;
  if (draft.verdicts.some(({ rule }) => placementRemedies[rule])) {
    paragraph(draft, remedies.pyramid_crystal_salt.text);
    return;
  }
  // What needs no building work comes first.
  const chosen = [remedies.in_room_orientation, remedies.hygiene_light_air, remedies.layout_change];
  for (const remedy of chosen) cite(draft, remedy.sources.slice(0, 1));
  paragraph(draft, words.remedySteps(chosen.map(({ text }) => say(draft.language, text))));
  cite(draft, remedies.pyramid_crystal_salt.sources.slice(0, 1));
  paragraph(draft, remedies.pyramid_crystal_salt.text);
  if (named.length === 0) ask(draft, words.missingRoom, words.askRoom);
}

/** Which of two places or two rooms the table prefers. */
function sayComparison(draft: Draft, { pairs, facing, intent }: Understanding): void {
  const isOneRoom = pairs.length === 2 && pairs[0]?.room === pairs[1]?.room;
  if (facing || pairs.length < 2 || (intent !== 'compare' && !(isOneRoom && intent === 'check_placement')))
    return;
  const { language } = draft;
  const order: readonly Verdict[] = ['ideal', 'acceptable', 'avoid', 'severe'];
  const ranked = pairs
    .map(({ room, place }) => ({ room, place, verdict: verdictFor(room, place).verdict }))
    .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const [first, second] = ranked;
  if (!first || !second) return;
  draft.paragraphs.unshift(
    `**${say(language, first.verdict === second.verdict ? words.equal(verdictName(language, first.verdict)) : words.preferred({ room: roomName(language, first.room), place: placeName(language, first.place) }))}**`,
  );
}

function sayScore(draft: Draft, { pairs }: Understanding): void {
  const { language } = draft;
  paragraph(draft, words.scoreNeedsPlan);
  const [first, second] = pairs;
  if (first && second) {
    paragraph(draft, words.beforeAfter({
      before: `${roomName(language, first.room)} – ${placeName(language, first.place)}: ${verdictName(language, verdictFor(first.room, first.place).verdict)}`,
      after: `${roomName(language, second.room)} – ${placeName(language, second.place)}: ${verdictName(language, verdictFor(second.room, second.place).verdict)}`,
    })); // prettier-ignore
  }
}

function sayMyth(draft: Draft, { facing, pairs, topics, intent, signals }: Understanding): void {
  const isForetelling = signals.has('health') || signals.has('money') || signals.has('law');
  if (intent !== 'myth_check' && !(isForetelling && pairs.length > 0)) return;
  if (facing !== undefined || topics.includes('facing')) return;
  paragraph(draft, pairs.length > 0 ? words.mythPlaced : words.mythGeneral);
}

function sayEngineer(draft: Draft, { pairs, things }: Understanding): void {
  const isStructural =
    things.includes('pillar') ||
    things.includes('beam') ||
    pairs.some(
      ({ room, place }) => builtIn.has(room) && ['avoid', 'severe'].includes(verdictFor(room, place).verdict),
    );
  if (isStructural) paragraph(draft, words.engineer);
}

function sayConflict(draft: Draft, id: ConflictId): void {
  const { a, b, advice } = conflicts[id];
  const { language } = draft;
  paragraph(draft, words.twoViews([a, b, advice].map((text) => say(language, text)).join(' ')));
}

function addVerdict(draft: Draft, facts: PlacementRule): void {
  if (draft.verdicts.some(({ rule }) => rule === facts.rule)) return;
  draft.verdicts.push({
    rule: facts.rule,
    verdict: facts.verdict,
    tolerated: facts.tolerated,
    disputed: facts.disputed,
  });
  cite(draft, facts.sources);
}

function lead(draft: Draft, verdict: Verdict, sentence: Saying): void {
  const stop = draft.language === 'hi' ? '।' : '.';
  draft.paragraphs.push(
    `**${say(draft.language, words.verdictLead(verdict))} ${say(draft.language, sentence)}: ${verdictName(draft.language, verdict)}${stop}**`,
  );
}

function paragraph(draft: Draft, saying: Saying): void {
  const text = capitalised(say(draft.language, saying));
  if (!draft.paragraphs.includes(text)) draft.paragraphs.push(text);
}

function capitalised(text: string): string {
  return text.replace(/^(\**)([a-z])/, (_, marks: string, letter: string) => marks + letter.toUpperCase());
}

function ask(draft: Draft, missing: Saying, question: Saying): void {
  const text = say(draft.language, missing);
  if (draft.missing.includes(text)) return;
  draft.missing.push(text);
  paragraph(draft, question);
}

function cite(draft: Draft, ids: readonly SourceId[]): void {
  for (const id of ids) if (id !== 'DED' && !draft.sources.includes(id)) draft.sources.push(id);
}
