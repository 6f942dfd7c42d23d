import { verdictFor } from '#domain/vaastu/lookup.ts';
import { placementRemedies } from '#domain/vaastu/placement-remedies.ts';
import { remedies } from '#domain/vaastu/remedies.ts';
import type { RoomId } from '#domain/vaastu/types.ts';
import { type Draft, ask, cite, paragraph } from './draft.ts';
import { askForDoor, sayPada } from './say-doors.ts';
import { sayDirections, sayTopics, sayWhole } from './say-house.ts';
import { sayAsked, sayComparison, sayPairs, sayRejected } from './say-placements.ts';
import { sayBed, sayPartsOfRooms, sayRelation, sayStove, sayTurn } from './say-rooms.ts';
import { placeName, roomName, say, verdictName } from './say.ts';
import type { Understanding } from './understanding.ts';
import * as words from './wordings.ts';

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
  sayBed(draft, understood);
  for (const pada of understood.padas) sayPada(draft, pada);
  sayPairs(draft, understood);
  for (const { room, place } of understood.rejected) sayRejected(draft, room, place);
  for (const turn of understood.turns) sayTurn(draft, turn);
  sayPartsOfRooms(draft, understood);
  sayWhole(draft, understood);
  sayTopics(draft, understood);
  sayStove(draft, understood);
  sayAsked(draft, understood);
  if (understood.rooms.length === 0 && understood.directions.length > 0 && understood.turns.length === 0)
    sayDirections(draft, understood);
  sayRemedies(draft, understood);
  sayComparison(draft, understood);
  askForDoor(draft, understood);
  sayEngineer(draft, understood);
  return draft;
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
